import { quoteTexts } from '#content/quote-texts.ts';
import { formatBeforeTax, formatMonthly } from '#domain/money.ts';
import { phoneFields, phoneModels, phoneName, phoneNames } from '#domain/quote/catalogue/phone-models.ts';
import { describeExtensions } from '#domain/quote/installation/describe-scope.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import { Counter } from '#ui/fields/Counter.tsx';
import { Help } from '#ui/panels/Help.tsx';
import { FormSection } from './FormSection.tsx';
import { PhonePicture } from './PhonePicture.tsx';
import styles from './sections.module.css';
import { controlId, counterOf } from './state/section-properties.ts';
import type { QuotePageHandle } from './state/use-quote-page.ts';

/** How many phones of which kind, or how many users in virtual mode. */
export function PhonesSection({ page }: { readonly page: QuotePageHandle }) {
  const { state, typed } = page.form;
  const { form } = state.controls;
  const { oneTime, monthly, limits } = page.catalogue;
  const help = form.virtualOnly ? quoteTexts.user : quoteTexts.post;
  return (
    <FormSection number={1} title="Vos postes">
      <div hidden={form.virtualOnly}>
        {phoneFields.map((field) => {
          const model = phoneModels[field];
          return (
            <Counter
              key={field}
              {...counterOf(field, state)}
              unit={`un ${phoneNames[model][0]}`}
              picture={<PhonePicture model={model} />}
              hint={`${quoteTexts.phoneHints[field]} ${phoneName(oneTime.phones[model])}.`}
              price={`${formatBeforeTax(oneTime.phones[model].priceCents)}, puis ${formatMonthly(monthly.phoneLicence.priceCents)}`}
              min={0}
              max={limits.phones.max}
            />
          );
        })}
        <p className={styles.total}>
          {`Total\u00a0: ${describeExtensions(typed)} `}
          <span className="soft">{`(${limits.phones.min} au moins, ${limits.phones.max} au plus)`}</span>
        </p>
        <p className={`soft ${styles.note}`}>
          {quoteTexts.hardware
            .replace('{switch8}', formatBeforeTax(oneTime.switches.POE8.priceCents))
            .replace('{switch16}', formatBeforeTax(oneTime.switches.POE16.priceCents))
            .replace('{cord}', formatBeforeTax(oneTime.cable.priceCents))}
        </p>
      </div>
      <div hidden={!form.virtualOnly}>
        <Counter
          {...counterOf('userCount', state)}
          unit="un utilisateur"
          hint={`De ${limits.users.min} à ${limits.users.max}, sur ordinateur ou mobile.`}
          price={`${formatMonthly(monthly.virtualUser.priceCents)} chacun`}
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
        <Help title={help.title}>{help.text}</Help>
      </div>
    </FormSection>
  );
}
