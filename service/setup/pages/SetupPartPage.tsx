import type { ReactNode } from 'react';
import { addDays } from '#domain/calendar.ts';
import { maxListed } from '#domain/setup/number-fields.ts';
import { extensionAndName, isAsked, type SetupField, shownText } from '#domain/setup/setup-item.ts';
import { askedParts, type SetupPart, type SetupRefusal, setupParts } from '#domain/setup/setup-sheet.ts';
import { Steps } from '#service/orders/payment/Steps.tsx';
import { Actions } from '#service/pages/Actions.tsx';
import { controlId } from '#service/pages/control-id.ts';
import type { FieldError } from '#service/pages/field-error.ts';
import { RefusedFields } from '#service/pages/RefusedFields.tsx';
import { TextField } from '#service/pages/TextField.tsx';
import { orderPath } from '#service/service.ts';
import { nextPart, type OpenedSetup, setupPath } from '#service/setup/rules/open-setup.ts';
import { tracesField, tracesOf } from '#service/setup/rules/read-sent.ts';
import type { AddressedOrder } from '#service/storage/rows.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';

/** What was just refused of a part. */
export interface RefusedPart {
  readonly refusals: readonly SetupRefusal[];
  /** With what was typed. */
  readonly sheet: OpenedSetup['sheet'];
  readonly sent: URLSearchParams;
}

interface SetupPartPageProps {
  readonly order: AddressedOrder;
  readonly part: SetupPart;
  readonly kept: OpenedSetup;
  readonly refused?: RefusedPart | undefined;
}

const leads: Readonly<Record<SetupPart, string>> = {
  phones: 'Dites qui est à quel poste\u00a0: nous le réglons. Le reste est déjà rempli.',
  numbers: 'Ce qui sonne quand on vous appelle. Nous proposons que tous les postes sonnent ensemble.',
  hours:
    'Quand vous répondez, par exemple 9\u00a0h\u00a0-\u00a012\u00a0h, 14\u00a0h\u00a0-\u00a018\u00a0h, et ce que vos clients entendent le reste du temps. «\u202fIdem\u202f» reprend les heures de la veille\u202f; laissez vide un jour fermé.',
  wishes: 'Pas de préférence\u202f? Nous faisons au plus tôt.',
};

/** The form of one part of the setup sheet. */
export function SetupPartPage({ order, part, kept, refused }: SetupPartPageProps) {
  const setup = { ...kept, sheet: refused?.sheet ?? kept.sheet };
  const asked = askedParts(setup.sheet, setup.order);
  const { title } = setupParts[part];
  const step = (name: SetupPart) => {
    const status = name === part ? 'now' : setup.answers[name] === undefined ? 'todo' : 'done';
    return [setupParts[name].title, status] as const;
  };
  const isOpen = setup.openParts.includes(part);
  const submit = isOpen ? `Enregistrer${nextPart(setup, part) ? ' et continuer' : ''}` : 'Demander ce changement';
  const errors = (refused?.refusals ?? []).map(({ key, field, ...said }) => ({
    field: controlId(field, key),
    ...said,
  }));
  const summary = errors.map(({ field, where, message }) => ({
    field,
    message: where === undefined ? message : `${where}\u00a0: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
  }));
  return (
    <form
      className="stack setup"
      method="post"
      action={setupPath(order.token, part)}
      noValidate
      aria-labelledby="titre"
    >
      <div className="stack">
        <Steps name="Votre installation" steps={Object.fromEntries(asked.map(step))} />
        <h1 id="titre">{title}</h1>
        <p className="lead">
          {leads[part]}
          {part === 'phones' && setup.order.hasParcels && ' Chaque téléphone arrive avec son étiquette.'}
          {part === 'hours' && setup.order.sites.length > 1 && ' Ces heures valent pour tous vos sites.'}
          {!isOpen && ' Nous préparons déjà votre commande\u00a0: tout changement attendra notre accord.'}
        </p>
        {part === 'numbers' && setup.sheet.phones.length > maxListed && (
          <p className="soft">Vos postes&nbsp;: {setup.sheet.phones.map(extensionAndName).join(', ')}.</p>
        )}
      </div>
      <RefusedFields errors={summary} sent={refused?.sent} />
      <input type="hidden" name={tracesField} value={tracesOf(part, kept.sheet)} />
      {setup.sheet[part].map((item) => (
        <Row key={item.key} {...{ part, item, setup, errors }} />
      ))}
      <Actions submit={submit}>
        <ButtonLink kind="quiet" href={`${orderPath(order.token)}#installation`}>
          Revenir à ma commande sans enregistrer
        </ButtonLink>
      </Actions>
    </form>
  );
}

interface RowProps extends Pick<SetupPartPageProps, 'part'> {
  readonly setup: OpenedSetup;
  readonly item: OpenedSetup['sheet'][SetupPart][number];
  readonly errors: readonly FieldError[];
}

function Row({ part, item, setup, errors }: RowProps) {
  const { order } = setup;
  const values: Readonly<Record<string, string>> = item.values;
  const site = order.sites.find(({ number }) => String(number) === values.site);
  const fields = Object.entries<SetupField>(setupParts[part].fields).filter(([, field]) =>
    isAsked(field, order, item.key),
  );
  const control = ([name, field]: [string, SetupField]) => {
    const id = controlId(name, item.key);
    const error = errors.find((known) => known.field === id)?.message;
    const shown = { id, error, defaultValue: shownText(name, field, values) };
    return (
      <div key={name} className={`field-${name}`}>
        {controlOf(field, shown, setup)}
      </div>
    );
  };
  const rare = fields.filter(([, { isRare }]) => isRare);
  const hasError = rare.some(([name]) => errors.some(({ field }) => field === controlId(name, item.key)));
  const controls = <div className="pair">{fields.filter(([, { isRare }]) => !isRare).map(control)}</div>;
  if (part === 'hours' || part === 'wishes') return controls;
  return (
    <fieldset className="card fields">
      <legend>
        {item.title}
        {'model' in item && item.model !== '' && (
          <span className="soft">
            {' '}
            {item.model}
            {order.sites.length > 1 && `, site ${values.site}${site?.address ? `, ${site.address}` : ''}`}
          </span>
        )}
      </legend>
      {controls}
      {rare.length > 0 && (
        <details open={hasError}>
          <summary aria-label={`Autres réglages, ${item.title}`}>Autres réglages</summary>
          <div className="pair">{rare.map(control)}</div>
        </details>
      )}
    </fieldset>
  );
}

interface ShownField {
  readonly id: string;
  readonly error: string | undefined;
  readonly defaultValue: string;
}

function controlOf(field: SetupField, { defaultValue, ...shown }: ShownField, setup: OpenedSetup): ReactNode {
  const { label, hint, maxLength, input, options } = field;
  const shared = { ...shown, label, hint: typeof hint === 'function' ? hint(setup.sheet) : hint };
  if (options !== undefined)
    return <SelectField {...shared} defaultValue={defaultValue} options={options(setup.order)} />;
  if (input === 'lines') {
    return (
      <Field {...shared}>
        {(control) => <textarea name={shown.id} rows={4} {...{ defaultValue, maxLength }} {...control} />}
      </Field>
    );
  }
  return (
    <TextField
      {...shared}
      type={input === undefined || input === 'numeric' ? 'text' : input}
      {...(input === 'numeric' && { inputMode: 'numeric' })}
      {...(input === 'date' ? { max: addDays(setup.order.today, 366) } : { maxLength })}
      defaultValue={defaultValue}
    />
  );
}
