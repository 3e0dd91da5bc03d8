import { quoteTexts } from '#content/quote-texts.ts';
import { formatBeforeTax } from '#domain/money.ts';
import { phoneFields, phoneModels } from '#domain/quote/catalogue/phone-models.ts';
import { describeExtensions } from '#domain/quote/installation/describe-scope.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import { PhonePicture } from '#ui/installation/PhonePicture.tsx';
import { Help } from '#ui/panels/Help.tsx';
import { FormCounter } from './FormCounter.tsx';
import { FormSection } from './FormSection.tsx';
import styles from './sections.module.css';
import { controlId } from './state/element-ids.ts';
import type { QuotePageHandle } from './state/use-quote-page.ts';

/** How many phones of which kind, or how many users in virtual mode. */
export function PhonesSection({ page }: { readonly page: QuotePageHandle }) {
  const { state, typed } = page.form;
  const { virtualOnly } = state.controls;
  const { oneTime, limits } = page.catalogue;
  const help = virtualOnly ? quoteTexts.user : quoteTexts.post;
  return (
    <FormSection number={1} title="Vos postes">
      <div hidden={virtualOnly}>
        {phoneFields.map((field) => (
          <FormCounter key={field} page={page} field={field} picture={<PhonePicture model={phoneModels[field]} />} />
        ))}
        <p className={`scripted ${styles.total}`}>
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
      <div hidden={!virtualOnly}>
        <FormCounter page={page} field="userCount" />
      </div>
      <div className="rows">
        <Choice
          id={controlId('virtualOnly')}
          name="virtualOnly"
          label="Solution 100&nbsp;% virtuelle, sans matériel"
          hint={quoteTexts.virtual.text}
        />
        <Help title={help.title}>{help.text}</Help>
      </div>
    </FormSection>
  );
}
