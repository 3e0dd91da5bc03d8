import type { SVGProps } from 'react';
import { Drawing, type DrawingProps } from './Drawing.tsx';
import styles from './Icon.module.css';

interface IconProps extends DrawingProps {
  /** The name of its file in `icons/`, without the ending. */
  readonly name: string;
}

/** The shapes of each icon, on a grid of 48, by the path of its file. */
const icons = import.meta.glob<readonly SVGProps<SVGPathElement>[]>('./icons/*.svg', {
  query: '?shapes',
  import: 'default',
  eager: true,
});

/** A small scene in the style of the large drawings, for cards and lists; 56 px unless a class says otherwise. */
export function Icon({ name, className = '', ...drawing }: IconProps) {
  return (
    <Drawing viewBox="0 0 48 48" className={`${styles.icon} ${className}`} {...drawing}>
      {icons[`./icons/${name}.svg`]?.map((shape) => (
        <path key={shape.d} {...shape} />
      ))}
    </Drawing>
  );
}
