import type { ReactNode } from 'react';
import styles from './FormSection.module.css';
import { sectionId } from './state/element-ids.ts';

interface FormSectionProps {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** One of the numbered questions of the form. */
export function FormSection({ number, title, children }: FormSectionProps) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <h2 id={sectionId(number)} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
      </legend>
      {children}
    </fieldset>
  );
}
