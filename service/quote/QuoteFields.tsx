import { callRatesTexts } from '#content/call-rates-texts.ts';
import { frenchRates } from '#content/french-rates.ts';
import { quoteTexts } from '#content/quote-texts.ts';
import { ratesFile } from '#domain/company.ts';
import { currentCatalogue } from '#domain/quote/catalogue/catalogue-validity.ts';
import { phoneFields, phoneModels } from '#domain/quote/catalogue/phone-models.ts';
import { callChoices, countWords } from '#domain/quote/form/form-words.ts';
import { shownFields } from '#service/pages/shown-fields.ts';
import { TextField } from '#service/pages/TextField.tsx';
import { quotePath, type Service } from '#service/service.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { PhonePicture } from '#ui/installation/PhonePicture.tsx';
import type { ShownQuote } from './read-quote-query.ts';

/** The choices of a quote as a form that asks for today's price: an address, so that it can be kept and handed on. */
export function QuoteFields({ asked, service }: { readonly asked: ShownQuote; readonly service: Service }) {
  const { form, errors, priced } = asked;
  const catalogue = currentCatalogue(service.catalogues, service.clock());
  // A link may keep a number of channels that isn't offered any more.
  const channels = new Set(catalogue.unlimited.channels);
  if (priced?.request.calls.callType === 'unlimited') channels.add(priced.request.calls.channels);
  const text = shownFields(form, errors);
  const words = countWords(catalogue, quoteTexts, form.virtualOnly);
  const choices = callChoices(catalogue, form.channels, quoteTexts, frenchRates);
  const counts = (...fields: readonly (keyof typeof words)[]) =>
    fields.map((field) => {
      const { label, hint, price = '' } = words[field];
      return <TextField key={field} {...text(field)} label={label} hint={`${hint} ${price}`} inputMode="numeric" />;
    });
  /** The values of a choice; the first of them has the name as its id, where the list of errors leads. */
  const radios = (name: keyof typeof choices) =>
    choices[name].map((choice, index) => (
      <Choice
        key={choice.value}
        {...choice}
        id={index === 0 ? name : `${name}-${choice.value}`}
        error={index === 0 ? text(name).error : undefined}
        type="radio"
        name={name}
        defaultChecked={form[name] === choice.value}
      />
    ));
  return (
    <form className="parts asked" method="get" action={quotePath} noValidate aria-label="Vos choix">
      <section className="stack" aria-labelledby="postes">
        <h2 id="postes">Vos postes</h2>
        <Choice
          id="virtualOnly"
          label="Solution 100&nbsp;% virtuelle, sans matériel"
          hint={quoteTexts.virtual.text}
          defaultChecked={form.virtualOnly}
        />
        <div className="fields phones">
          {phoneFields.map((field) => [<PhonePicture key={field} model={phoneModels[field]} />, counts(field)])}
        </div>
        <div className="users">{counts('userCount')}</div>
      </section>
      <section className="stack" aria-labelledby="numeros">
        <h2 id="numeros">Vos sites et numéros</h2>
        {counts('siteCount', 'geographicNumbers', 'portedNumbers')}
      </section>
      <section className="stack whole" aria-labelledby="appels">
        <h2 id="appels">Vos appels</h2>
        <div className="pair">{radios('callType')}</div>
        <p>
          <a href={`${service.config.siteUrl ?? ''}${ratesFile}`}>{callRatesTexts.download}</a>
        </p>
        <div className="pair plan">
          <SelectField
            {...text('channels')}
            label="Canaux simultanés"
            hint={quoteTexts.channel}
            options={[...channels].sort((a, b) => a - b).map((offered) => [offered, offered])}
          />
          <fieldset className="fields">
            <legend>Appels compris, les autres à la consommation</legend>
            {radios('callPlanType')}
          </fieldset>
        </div>
        <p className="actions">
          <Button type="submit" kind={priced ? 'secondary' : 'primary'}>
            Voir les tarifs
          </Button>
        </p>
      </section>
    </form>
  );
}
