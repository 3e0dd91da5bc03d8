import type { ReactNode } from 'react';
import { type PhoneField, phoneFields, phoneModels } from '#domain/quote/catalogue/phone-models.ts';
import { PhonePicture } from '#ui/installation/PhonePicture.tsx';
import styles from './PhoneRow.module.css';

interface PhoneRowProps {
  readonly counts: Readonly<Record<PhoneField | 'userCount', number>>;
  /** Of each kind, so that a count typed by mistake isn't drawn. */
  readonly most: number;
  /** At the left. */
  readonly children?: ReactNode;
}

/** Phones or users on the cord, as many as counted; smaller where many have little room. */
export function PhoneRow({ counts, most, children }: PhoneRowProps) {
  return (
    <div className={styles.row}>
      {children}
      {([...phoneFields, 'userCount'] as const).flatMap((field) =>
        Array.from({ length: Math.min(counts[field], most) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: phones of a kind are alike
          <PhonePicture key={`${field}${index}`} model={field === 'userCount' ? 'user' : phoneModels[field]} />
        )),
      )}
    </div>
  );
}
