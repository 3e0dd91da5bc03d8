import { frenchRates } from 'virtual:french-rates';
import type { ComponentProps } from 'react';
import { quoteTexts } from '#content/quote-texts.ts';
import { formatBeforeTax, formatMonthly, formatRate } from '#domain/money.ts';
import { fairUseText } from '#domain/quote/catalogue/fair-use.ts';
import { offeredPlans } from '#domain/quote/catalogue/offered-plans.ts';
import { phoneFields, phoneModels, phoneName } from '#domain/quote/catalogue/phone-models.ts';
import { controlLabels } from '#domain/quote/form/control-labels.ts';
import { quoteFormDefaults } from '#domain/quote/form/quote-form.ts';
import type { QuoteMessages } from '#domain/quote/form/summarise-messages.ts';
import { TextField } from '#service/pages/TextField.tsx';
import { quotePath } from '#service/service.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { Field } from '#ui/fields/Field.tsx';
import type { ShownQuote } from './read-quote-query.ts';

interface QuoteFieldsProps {
  readonly asked: ShownQuote;
  readonly messages: QuoteMessages;
}

/** The choices of a quote as a form that asks for its price: an address, so that it can be kept and handed on. */
export function QuoteFields({ asked: { kind, form, catalogue }, messages }: QuoteFieldsProps) {
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
        id={field}
        label={field === 'portedNumbers' ? `${controlLabels[field]} (portabilité)` : controlLabels[field]}
        hint={hints[field]}
        error={messages[field]}
        inputMode="numeric"
        defaultValue={form[field]}
      />
    ));
  /** One value of a choice; the first of them has the name as its id, where the list of errors leads. */
  const radio = (name: 'callType' | 'callPlanType', value: string, shown: Shown) => {
    const isFirst = value === quoteFormDefaults[name];
    const place = isFirst ? { id: name, error: messages[name] } : { id: `${name}-${value}` };
    const isChosen = form[name] === value;
    return <Choice key={value} {...place} {...{ name, value, ...shown }} type="radio" defaultChecked={isChosen} />;
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
          {radio('callType', 'payAsYouGo', { label: 'À la consommation', hint: quoteTexts.payAsYouGo })}
          {radio('callType', 'unlimited', { label: 'Illimité', hint: fairUseText(catalogue) })}
        </div>
        <div className="pair plan">
          <Field id="channels" label="Canaux simultanés" hint={quoteTexts.channel} error={messages.channels}>
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
              return radio('callPlanType', type, { label, hint, price: price && formatMonthly(price) });
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

/** What a choice says. */
type Shown = Pick<ComponentProps<typeof Choice>, 'label' | 'hint' | 'price'>;
