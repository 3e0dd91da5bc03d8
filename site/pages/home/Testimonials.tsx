import type { Testimonial } from '#content/schemas/texts.ts';
import { testimonialsTitle } from '#content/testimonials.ts';
import BubbleTail from '#ui/drawings/home/BubbleTail.svg?drawing';
import styles from './Testimonials.module.css';

/** What clients say, in speech bubbles; examples that the owner hasn't replaced yet are marked as such. */
export function Testimonials({ testimonials }: { readonly testimonials: readonly Testimonial[] }) {
  if (testimonials.length === 0) return null;
  return (
    <section className={`section ${styles.section}`} aria-labelledby="testimonials">
      <div className="wrap">
        <h2 id="testimonials">{testimonialsTitle}</h2>
        <ul className={styles.list}>
          {testimonials.map(({ content, author, position, company, rating, example }) => (
            <li key={content}>
              <figure>
                <blockquote className={`frame ${styles.bubble}`}>
                  {example && <span className={styles.example}>Exemple</span>}
                  <Stars rating={rating} />
                  <p>{`« ${content} »`}</p>
                  <BubbleTail className={styles.tail} />
                </blockquote>
                <figcaption className={styles.author}>
                  <strong>{author}</strong>
                  {`${position}, ${company}`}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Stars({ rating }: { readonly rating: number }) {
  return (
    <p className={styles.stars}>
      <span className="visually-hidden">{`${rating} sur 5`}</span>
      <svg viewBox={`0 0 ${rating * 24} 24`} width={rating * 24} height="24" aria-hidden="true">
        <path d={Array.from({ length: rating }, (_, star) => `M${star * 24 + 12} 3${starOutline}`).join('')} />
      </svg>
    </p>
  );
}

const starOutline = 'l2.7 5.8 6.3.8-4.6 4.3 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3-4.6-4.3 6.3-.8z';
