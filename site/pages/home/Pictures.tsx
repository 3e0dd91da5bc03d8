import type { HomePicture } from '#content/schemas/page-texts.ts';
import type { Placeholder } from '#content/schemas/parts/parts.ts';
import styles from './Pictures.module.css';

/** The kit, the portal and the team as they are; nothing while no picture is given. */
export function Pictures({ pictures }: { readonly pictures: readonly (HomePicture | Placeholder)[] }) {
  const given = pictures.filter((picture) => 'image' in picture);
  if (given.length === 0) return null;
  return (
    <div className={`wrap ${styles.pictures}`}>
      {given.map(({ image, alt, caption }) => (
        <figure key={image}>
          <img src={image} alt={alt} loading="lazy" />
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}
