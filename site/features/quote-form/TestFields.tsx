import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { hiddenFields, installationDelays } from '#domain/quote/quote-form.ts';
import { controlId } from './section-properties.ts';

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

/** Fields for tests: out of sight, of the tab order and of assistive technology, except under `/#/quote?test`. */
export function TestFields() {
  const { search } = useLocation();
  // Only after the first render, which must be that of the static page, made without a query.
  const [visible, setVisible] = useState(false);
  useEffect(() => setVisible(new URLSearchParams(search).has('test')), [search]);

  const common = { autoComplete: 'off', tabIndex: visible ? undefined : -1 };
  return (
    <div className={visible ? undefined : 'visually-hidden'} aria-hidden={visible ? undefined : 'true'}>
      {hiddenFields.map((field) => (
        <p key={field}>
          <label htmlFor={controlId(field)}>{labels[field]}</label>
          {field === 'installationDelay' ? (
            <select id={controlId(field)} name={field} defaultValue="" {...common}>
              <option value="">Non précisé</option>
              {installationDelays.map((delay) => (
                <option key={delay} value={delay}>
                  {delayLabels[delay]}
                </option>
              ))}
            </select>
          ) : (
            <input id={controlId(field)} name={field} type="text" {...common} />
          )}
        </p>
      ))}
    </div>
  );
}
