import { callRatesTexts } from '#content/call-rates-texts.ts';
import { frenchRates } from '#content/french-rates.ts';
import { quoteTexts } from '#content/quote-texts.ts';
import { formatBeforeTax, formatMonthly, formatRate } from '#domain/money.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { fairUseText } from '#domain/quote/catalogue/fair-use.ts';
import { offeredPlans } from '#domain/quote/catalogue/offered-plans.ts';
import { phoneFields, phoneModels, phoneName } from '#domain/quote/catalogue/phone-models.ts';
import { controlLabels } from '#domain/quote/form/control-labels.ts';
import { quoteFormDefaults } from '#domain/quote/form/quote-form.ts';
import type { FieldError } from '#service/pages/field-error.ts';
import { shownFields } from '#service/pages/shown-fields.ts';
import { TextField } from '#service/pages/TextField.tsx';
import { quotePath } from '#service/service.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { Field } from '#ui/fields/Field.tsx';
import type { ShownQuote } from './read-quote-query.ts';

interface QuoteFieldsProps {
  readonly asked: ShownQuote;
  /** The one that prices what is sent, which that of a link needn't be. */
  readonly catalogue: Catalogue;
  readonly errors: readonly FieldError[];
  /** The address of the call rates. */
  readonly ratesUrl: string;
}

/** The choices of a quote as a form that asks for its price: an address, so that it can be kept and handed on. */
export function QuoteFields({ asked: { kind, form }, catalogue, errors, ratesUrl }: QuoteFieldsProps) {
  const text = shownFields(form, errors);
  const { oneTime, monthly, limits, unlimited, portabilityBlockSize } = catalogue;
  const phoneHint = (field: (typeof phoneFields)[number]): string => {
    const phone = oneTime.phones[phoneModels[field]];
    return `${phoneName(phone)}\u00a0: ${formatBeforeTax(phone.priceCents)}, puis ${formatMonthly(monthly.phoneLicence.priceCents)}`;
  };
  const hints = {
    mainPhones: phoneHint('mainPhones'),
    secondaryPhones: phoneHint('secondaryPhones'),
    wirelessPhones: phoneHint('wirelessPhones'),
    userCount: `De ${limits.users.min} à ${limits.users.max}, ${formatMonthly(monthly.virtualUser.priceCents)} chacun`,
    siteCount: `De ${limits.sites.min} à ${limits.sites.max}. ${quoteTexts.mainlandOnly}`,
    geographicNumbers: `Les nouveaux et ceux que vous gardez\u00a0: ${formatMonthly(monthly.geographicNumber.priceCents)} chacun`,
    portedNumbers: `Parmi eux, ceux que vous avez déjà\u00a0: ${formatBeforeTax(oneTime.portabilityBlock.priceCents)} par tranche de ${portabilityBlockSize}\u00a0numéros`,
  };
  const counts = (fields: readonly (keyof typeof hints)[]) =>
    fields.map((field) => (
      <TextField
        key={field}
        {...text(field)}
        label={field === 'portedNumbers' ? `${controlLabels[field]} (portabilité)` : controlLabels[field]}
        hint={hints[field]}
        inputMode="numeric"
      />
    ));
  /** One value of a choice; the first of them has the name as its id, where the list of errors leads. */
  const radio = (name: 'callType' | 'callPlanType', value: string, label: string, hint: string, price?: string) => {
    const isFirst = value === quoteFormDefaults[name];
    const place = isFirst ? { id: name, error: text(name).error } : { id: `${name}-${value}` };
    const isChosen = form[name] === value;
    return (
      <Choice key={value} {...place} {...{ name, value, label, hint, price }} type="radio" defaultChecked={isChosen} />
    );
  };
  return (
    <form className="parts asked" method="get" action={quotePath} noValidate aria-label="Vos choix">
      <section className="part" aria-labelledby="postes">
        <h2 id="postes">Vos postes</h2>
        <Choice
          id="virtualOnly"
          type="checkbox"
          name="virtualOnly"
          label="Solution 100&nbsp;% virtuelle, sans matériel"
          hint={quoteTexts.virtual.text}
          defaultChecked={form.virtualOnly}
        />
        <div className="fields phones">{counts(phoneFields)}</div>
        <div className="users">{counts(['userCount'])}</div>
      </section>
      <section className="part" aria-labelledby="numeros">
        <h2 id="numeros">Vos sites et numéros</h2>
        {counts(['siteCount', 'geographicNumbers', 'portedNumbers'])}
      </section>
      <section className="part whole" aria-labelledby="appels">
        <h2 id="appels">Vos appels</h2>
        <div className="pair">
          {radio('callType', 'payAsYouGo', 'À la consommation', quoteTexts.payAsYouGo)}
          {radio('callType', 'unlimited', 'Illimité', fairUseText(catalogue))}
        </div>
        <p>
          <a href={ratesUrl}>{callRatesTexts.download}</a>
        </p>
        <div className="pair plan">
          <Field id="channels" label="Canaux simultanés" hint={quoteTexts.channel} error={text('channels').error}>
            {(control) => (
              <select name="channels" defaultValue={form.channels} {...control}>
                {unlimited.channels.map((channels) => (
                  <option key={channels}>{channels}</option>
                ))}
              </select>
            )}
          </Field>
          <fieldset className="fields">
            <legend>Appels compris, les autres à la consommation</legend>
            {offeredPlans(catalogue).map(({ type, label, priceCents }) => {
              const { [Number(form.channels)]: price } = priceCents;
              const hint = quoteTexts.planCoverage[type].replace('{mobileRate}', formatRate(frenchRates.mobile));
              return radio('callPlanType', type, label, hint, price ? formatMonthly(price) : undefined);
            })}
          </fieldset>
        </div>
        <p className="actions">
          <Button type="submit" kind={kind === 'priced' ? 'secondary' : 'primary'}>
            Voir les tarifs
          </Button>
        </p>
      </section>
    </form>
  );
}
