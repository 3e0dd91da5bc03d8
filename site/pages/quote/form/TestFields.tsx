import { useState } from 'react';
import { useLocation } from 'react-router';
import { hiddenFields, installationDelays } from '#domain/quote/form/quote-form.ts';
import { loadDraft } from './state/draft.ts';
import { controlId } from './state/element-ids.ts';

const labels: Readonly<Record<(typeof hiddenFields)[number], string>> = {
  companyName: 'Entreprise',
  siret: 'SIRET',
  fullName: 'Prénom et nom',
  phone: 'Téléphone',
  needs: 'Besoins',
  installationDelay: 'Délai d’installation',
};

const delayLabels: Readonly<Record<(typeof installationDelays)[number], string>> = {
  asap: 'Dès que possible',
  weeks: 'Dans les semaines à venir',
  '3-6-months': 'Dans trois à six mois',
  '6-months-plus': 'Dans plus de six mois',
};

/** Fields for tests, hidden except under `/#/quote?test`. Loaded late, they read the draft themselves. */
export function TestFields() {
  const { search } = useLocation();
  const visible = new URLSearchParams(search).has('test');
  const [draft] = useState(loadDraft);

  // What the browser fills in by itself doesn't count, except `***`, which opens all of them.
  const open = visible || Boolean(draft.siret);
  const common = { autoComplete: 'off', tabIndex: visible ? undefined : -1 };
  return (
    <div className={visible ? undefined : 'visually-hidden'} aria-hidden={visible ? undefined : 'true'}>
      {hiddenFields.map((field) => (
        <p key={field}>
          <label htmlFor={controlId(field)}>{labels[field]}</label>
          {field === 'installationDelay' ? (
            <select id={controlId(field)} name={field} defaultValue={String(draft[field] ?? '')} {...common}>
              <option value="">Non précisé</option>
              {installationDelays.map((delay) => (
                <option key={delay} value={delay}>
                  {delayLabels[delay]}
                </option>
              ))}
            </select>
          ) : (
            <input
              id={controlId(field)}
              name={field}
              type="text"
              readOnly={!open && field !== 'companyName'}
              defaultValue={String(draft[field] ?? '')}
              {...common}
            />
          )}
        </p>
      ))}
    </div>
  );
}
