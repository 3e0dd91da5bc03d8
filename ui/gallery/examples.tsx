import { type ComponentType, useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { Counter } from '#ui/fields/Counter.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { RangeSetting } from '#ui/fields/RangeSetting.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Dialog } from '#ui/panels/Dialog.tsx';
import { ErrorSummary } from '#ui/panels/ErrorSummary.tsx';
import { Help } from '#ui/panels/Help.tsx';
import { Notice } from '#ui/panels/Notice.tsx';
import { Tabs } from '#ui/panels/Tabs.tsx';

const rings = [
  ['all', 'Tous les postes'],
  ['turn', 'L’un après l’autre'],
] as const;

/** Every primitive by its name, in each of its states. */
export const examples: Readonly<Record<string, Readonly<Record<string, ComponentType>>>> = {
  Button: {
    'L’action principale d’une vue': () => <Button kind="primary">Commander</Button>,
    'Une action à côté': () => <Button>Imprimer</Button>,
    'Une action facultative': () => <Button kind="quiet">Tout effacer</Button>,
    'Un double clic compte une fois': () => <CountedButton busy={false} />,
    Occupé: () => <CountedButton busy />,
  },
  ButtonLink: {
    'Mène ailleurs': () => (
      <ButtonLink kind="primary" href="#devis">
        Ouvrir le devis en ligne
      </ButtonLink>
    ),
    'À côté': () => <ButtonLink href="#pdf">Télécharger la confirmation (PDF)</ButtonLink>,
  },
  Choice: {
    'Une parmi plusieurs, avec son prix': () => (
      <fieldset>
        <legend>Appels</legend>
        <Choice id="plan-minutes" type="radio" name="plan" value="minutes" label="À la minute" defaultChecked />
        <Choice
          id="plan-unlimited"
          type="radio"
          name="plan"
          value="unlimited"
          label="Illimité"
          hint="Vers les fixes et les mobiles de France"
          price={'67,50\u00a0€ HT par mois'}
        />
      </fieldset>
    ),
    'Une case refusée': () => (
      <Choice
        id="terms"
        type="checkbox"
        name="terms"
        label="J’accepte les conditions générales de vente"
        hint={<a href="#cgv">Lire les conditions</a>}
        error="Vous devez accepter les CGV pour continuer"
        required
      />
    ),
  },
  CopyButton: {
    'Copie un texte': () => <CopyButton text="NEO-7ZR27YEV" label="Copier la référence" />,
  },
  Counter: {
    'Un nombre entre deux bornes': () => (
      <Counter
        {...{ id: 'phones', name: 'phones', label: 'Postes principaux', unit: 'un poste principal' }}
        {...{ hint: 'Pour l’accueil ou un bureau', defaultValue: '5', min: 0, max: 6 }}
      />
    ),
    'Un nombre refusé': () => (
      <Counter
        {...{ id: 'sites', name: 'sites', label: 'Sites', unit: 'un site' }}
        {...{ error: 'Indiquez un nombre de 1 à 50', defaultValue: '0', min: 1, max: 50 }}
      />
    ),
  },
  Dialog: { 'S’ouvre au-dessus de la page': OpenedDialog },
  ErrorSummary: { 'Mène au champ refusé': RefusedForm },
  Field: {
    'Un texte': () => (
      <Field id="siret" label="SIRET" hint="14 chiffres, sur vos factures" required>
        {(control) => <input {...control} type="text" inputMode="numeric" />}
      </Field>
    ),
    'Un texte refusé': () => (
      <Field id="name" label="Votre nom" error="Indiquez votre nom">
        {(control) => <input {...control} type="text" />}
      </Field>
    ),
    'Une liste': () => (
      <Field id="budget" label="Budget">
        {(control) => (
          <select {...control}>
            <option>{'Moins de 100\u00a0€ HT par mois'}</option>
            <option>{'100\u00a0€ HT par mois ou plus'}</option>
          </select>
        )}
      </Field>
    ),
  },
  Help: {
    'Une explication qui se déplie': () => (
      <Help title="Qu’est-ce qu’un canal">
        <p>Un canal porte une conversation.</p>
      </Help>
    ),
  },
  Notice: {
    'À savoir avant de continuer': () => (
      <Notice title="Le service ne répond pas">
        <p>Rien n’est perdu. Réessayez dans une minute.</p>
      </Notice>
    ),
  },
  RangeSetting: { 'Un nombre réglé par un curseur': Minutes },
  SelectField: {
    'Un choix proposé': () => <SelectField id="ring" label="Qui sonne" defaultValue="all" options={rings} />,
    'Rien de choisi, refusé': () => (
      <SelectField
        id="ring-refused"
        label="Qui sonne"
        hint="À chaque appel"
        error="Choisissez qui sonne"
        placeholder="Choisissez"
        defaultValue=""
        options={rings}
        required
      />
    ),
  },
  Tabs: { 'Un choix parmi des vues': Zones },
};

function CountedButton({ busy }: { readonly busy: boolean }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button busy={busy} onClick={() => setCount((before) => before + 1)}>
        {busy ? 'Calculer, occupé' : 'Calculer'}
      </Button>{' '}
      <output>{count}</output>
    </>
  );
}

function OpenedDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Comparer les forfaits</Button>
      {isOpen && (
        <Dialog title="Quel forfait choisir" onClose={() => setIsOpen(false)}>
          <p>Le moins cher dépend du nombre de minutes.</p>
        </Dialog>
      )}
    </>
  );
}

function RefusedForm() {
  const message = 'Vérifiez votre adresse e-mail';
  return (
    <>
      <ErrorSummary errors={[{ controlId: 'refused-email', label: 'E-mail', message }]} refusals={1} />
      <Field id="refused-email" label="E-mail" error={message}>
        {(control) => <input {...control} type="email" defaultValue="claire@" />}
      </Field>
    </>
  );
}

function Minutes() {
  const [minutes, setMinutes] = useState(20);
  return (
    <RangeSetting
      {...{ label: 'Minutes par jour', shown: String(minutes), spoken: `${minutes} minutes par jour` }}
      {...{ min: 0, max: 60, step: 10, defaultValue: 20, onChoose: setMinutes }}
    />
  );
}

const tabs = [
  { id: 'europe', label: 'Europe' },
  { id: 'america', label: 'Amérique' },
  { id: 'asia', label: 'Asie' },
] as const;

function Zones() {
  const [selected, setSelected] = useState<(typeof tabs)[number]['id']>('europe');
  return (
    <Tabs label="Zones" tabs={tabs} selected={selected} onSelect={setSelected}>
      <p>Tarifs de la zone {tabs.find(({ id }) => id === selected)?.label}</p>
    </Tabs>
  );
}
