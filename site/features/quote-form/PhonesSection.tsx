import type { ReactNode } from 'react';
import type { PhoneModel } from '#content/catalogue.ts';
import { quoteTexts } from '#content/quote-texts.ts';
import { phoneFields, type QuoteForm, quoteFormDefaults, readCount } from '#domain/quote/quote-form.ts';
import { Choice } from '#site/ui/Choice.tsx';
import { Counter } from '#site/ui/Counter.tsx';
import { Help } from '#site/ui/Help.tsx';
import { FormSection } from './FormSection.tsx';
import { beforeTax, beforeTaxMonthly } from './price-text.ts';
import { controlId, type SectionProperties } from './section-properties.ts';
import styles from './sections.module.css';

type PhoneField = (typeof phoneFields)[number];

const phones: Readonly<Record<PhoneField, { readonly model: PhoneModel; readonly label: string }>> = {
  mainPhones: { model: 'T46U', label: 'Postes principaux' },
  secondaryPhones: { model: 'T33G', label: 'Postes secondaires' },
  wirelessPhones: { model: 'W73P', label: 'Postes sans fil' },
};

interface PhonesSectionProps extends SectionProperties {
  /** A drawing of each model, where there is one. */
  readonly pictures?: Partial<Readonly<Record<PhoneModel, ReactNode>>>;
}

/** How many phones of which kind, or how many users where there is no hardware. */
export function PhonesSection({ catalogue, state, pictures = {} }: PhonesSectionProps) {
  const { form } = state.controls;
  const { oneTime, monthly, limits } = catalogue;
  const total = countPhones(form);
  return (
    <FormSection number={1} title="Vos postes">
      <div hidden={form.virtualOnly}>
        {phoneFields.map((field) => {
          const { model, label } = phones[field];
          return (
            <Counter
              key={field}
              id={controlId(field)}
              name={field}
              label={label}
              picture={pictures[model]}
              hint={
                <>
                  Yealink&nbsp;{model}. {quoteTexts.phoneHints[field]}.{' '}
                  <span className={styles.price}>
                    {beforeTax(oneTime.phones[model].priceCents)}, puis{' '}
                    {beforeTaxMonthly(monthly.phoneLicence.priceCents)}
                  </span>
                </>
              }
              error={state.messages[field]}
              defaultValue={quoteFormDefaults[field]}
              min={0}
              max={limits.phones.max}
            />
          );
        })}
        <p className={styles.total}>
          <span>
            Total&nbsp;: {total} {total > 1 ? 'postes' : 'poste'}
          </span>
          <span className={styles.soft}>
            de {limits.phones.min} à {limits.phones.max}
          </span>
        </p>
        <p className={styles.note}>
          Selon vos postes, nous ajoutons les switchs (8&nbsp;ports&nbsp;: {beforeTax(oneTime.switches.POE8.priceCents)}
          , 16&nbsp;ports&nbsp;: {beforeTax(oneTime.switches.POE16.priceCents)}) et les cordons RJ45 (
          {beforeTax(oneTime.cable.priceCents)} pièce). La mise en service est offerte.
        </p>
      </div>
      <div hidden={!form.virtualOnly}>
        <Counter
          id={controlId('userCount')}
          name="userCount"
          label="Nombre d’utilisateurs"
          hint={
            <>
              De {limits.users.min} à {limits.users.max}, sur ordinateur et mobile.{' '}
              <span className={styles.price}>{beforeTaxMonthly(monthly.virtualUser.priceCents)} chacun</span>
            </>
          }
          error={state.messages.userCount}
          defaultValue={quoteFormDefaults.userCount}
          min={limits.users.min}
          max={limits.users.max}
        />
      </div>
      <div className={styles.stack}>
        <Choice
          id={controlId('virtualOnly')}
          type="checkbox"
          name="virtualOnly"
          label="Solution 100&nbsp;% virtuelle, sans matériel"
          hint={quoteTexts.virtual.text}
        />
        <Help title={quoteTexts.post.title}>{quoteTexts.post.text}</Help>
      </div>
    </FormSection>
  );
}

/** The phones that can be read so far; what can't be counts for nothing. */
function countPhones(form: QuoteForm): number {
  const total = phoneFields.reduce((sum, field) => sum + (readCount(form[field]) ?? 0), 0);
  return Number.isSafeInteger(total) ? total : 0;
}
