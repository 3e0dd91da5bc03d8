import { frenchRates } from 'virtual:french-rates';
import { quoteTexts } from '#content/quote-texts.ts';
import { formatBeforeTax, formatRate } from '#domain/money.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { fairUseText } from '#domain/quote/catalogue/fair-use.ts';
import { offeredPlans } from '#domain/quote/catalogue/offered-plans.ts';
import { phoneFields, phoneModels, phoneName } from '#domain/quote/catalogue/phone-models.ts';
import { controlLabels } from '#domain/quote/form/control-labels.ts';
import type { QuoteField, QuoteForm } from '#domain/quote/form/quote-form.ts';
import { TextField } from '#service/pages/TextField.tsx';
import { quotePath } from '#service/service.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { Field } from '#ui/fields/Field.tsx';

interface QuoteFieldsProps {
  readonly form: QuoteForm;
  readonly catalogue: Catalogue;
  /** The message of each field that was refused. */
  readonly messages: ReadonlyMap<string, string>;
  readonly isPriced: boolean;
}

/** The choices of a quote as a form that asks for its price: an address, so that it can be kept and handed on. */
export function QuoteFields({ form, catalogue, messages, isPriced }: QuoteFieldsProps) {
  const { oneTime, monthly, limits, unlimited, portabilityBlockSize } = catalogue;
  const count = (field: Exclude<keyof typeof controlLabels, 'email' | 'acceptTerms'>, hint: string) => (
    <TextField
      id={field}
      label={field === 'portedNumbers' ? `${controlLabels[field]} (portabilité)` : controlLabels[field]}
      hint={hint}
      error={messages.get(field)}
      inputMode="numeric"
      defaultValue={form[field]}
    />
  );
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
        <div className="fields phones">
          {phoneFields.map((field) => {
            const phone = oneTime.phones[phoneModels[field]];
            const price = `${phoneName(phone)}\u00a0: ${formatBeforeTax(phone.priceCents)}, puis ${beforeTaxMonthly(monthly.phoneLicence.priceCents)}`;
            return <div key={field}>{count(field, price)}</div>;
          })}
        </div>
        <div className="users">
          {count(
            'userCount',
            `De ${limits.users.min} à ${limits.users.max}, ${beforeTaxMonthly(monthly.virtualUser.priceCents)} chacun`,
          )}
        </div>
      </section>
      <section className="part" aria-labelledby="numeros">
        <h2 id="numeros">Vos sites et numéros</h2>
        {count('siteCount', `De ${limits.sites.min} à ${limits.sites.max}. ${quoteTexts.mainlandOnly}`)}
        {count(
          'geographicNumbers',
          `Les nouveaux et ceux que vous gardez\u00a0: ${beforeTaxMonthly(monthly.geographicNumber.priceCents)} chacun`,
        )}
        {count(
          'portedNumbers',
          `Parmi eux, ceux que vous avez déjà\u00a0: ${formatBeforeTax(oneTime.portabilityBlock.priceCents)} par tranche de ${portabilityBlockSize}\u00a0numéros`,
        )}
      </section>
      <section className="part whole" aria-labelledby="appels">
        <h2 id="appels">Vos appels</h2>
        <div className="pair">
          <Radio
            {...{ form, messages }}
            name="callType"
            value="payAsYouGo"
            label="À la consommation"
            hint={quoteTexts.payAsYouGo}
          />
          <Radio
            {...{ form, messages }}
            name="callType"
            value="unlimited"
            label="Illimité"
            hint={fairUseText(catalogue)}
          />
        </div>
        <div className="pair plan">
          <Field id="channels" label="Canaux simultanés" hint={quoteTexts.channel} error={messages.get('channels')}>
            {(control) => (
              <select name="channels" defaultValue={form.channels} {...control}>
                {unlimited.channels.map((channels) => (
                  <option key={channels} value={channels}>
                    {channels}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <fieldset className="fields">
            <legend>Appels compris, les autres à la consommation</legend>
            {offeredPlans(catalogue).map(({ type, label, priceCents }) => (
              <Radio
                key={type}
                {...{ form, messages, label }}
                name="callPlanType"
                value={type}
                price={planPrice(priceCents[Number(form.channels)])}
                hint={quoteTexts.planCoverage[type].replace('{mobileRate}', formatRate(frenchRates.mobile))}
              />
            ))}
          </fieldset>
        </div>
        <p className="actions">
          <Button type="submit" kind={isPriced ? 'secondary' : 'primary'}>
            Voir les tarifs
          </Button>
        </p>
      </section>
    </form>
  );
}

interface RadioProps {
  readonly form: QuoteForm;
  readonly messages: ReadonlyMap<string, string>;
  readonly name: Extract<QuoteField, 'callType' | 'callPlanType'>;
  readonly value: string;
  readonly label: string;
  readonly hint: string;
  readonly price?: string | undefined;
}

/** One value of a choice; the first of them has the name as its id, where the list of errors leads. */
function Radio({ form, messages, name, ...choice }: RadioProps) {
  const isFirst = choice.value === 'payAsYouGo' || choice.value === 'france-fix';
  return (
    <Choice
      {...choice}
      id={isFirst ? name : `${name}-${choice.value}`}
      type="radio"
      name={name}
      error={isFirst ? messages.get(name) : undefined}
      defaultChecked={form[name] === choice.value}
    />
  );
}

function beforeTaxMonthly(cents: number): string {
  return `${formatBeforeTax(cents)} par\u00a0mois`;
}

function planPrice(cents: number | undefined): string | undefined {
  return cents === undefined ? undefined : beforeTaxMonthly(cents);
}
