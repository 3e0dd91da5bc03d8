import { isBinding } from '#domain/order/life/order-life.ts';
import { extensionAndName, isAsked, nameOfValue, type SetupField } from '#domain/setup/setup-item.ts';
import { askedParts, setupParts } from '#domain/setup/setup-sheet.ts';
import { describeSetup } from '#domain/setup/setup-words.ts';
import { importFiles } from '#domain/setup/write-provisioning.ts';
import { formatInstant } from '#service/desk/desk-times.ts';
import { Facts } from '#service/pages/Facts.tsx';
import type { OpenedSetup } from '#service/setup/rules/open-setup.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { InstallationDrawing } from '#ui/installation/InstallationDrawing.tsx';
import { devicesName } from './DevicesPage.tsx';

interface OrderSetupProps {
  readonly setup: OpenedSetup;
  readonly state: OrderRow['state'];
  readonly address: string;
}

/** Fields that are beside the phone's name: a column each would be out of sight on a phone. */
const namedFields = ['name', 'extension', 'site'];

/** All that is needed to set up an order: each phone, what each number does, the hours, the dates. */
export function OrderSetup({ setup, state, address }: OrderSetupProps) {
  const { sheet, order, answers, savedAt } = setup;
  const columns = Object.entries<SetupField>(setupParts.phones.fields).filter(
    ([name, field]) =>
      !namedFields.includes(name) &&
      isAsked(field, order, '') &&
      sheet.phones.some(({ values }) => values[name as keyof typeof values] !== ''),
  );
  const unsaid = askedParts(sheet, order).filter((part) => answers[part] === undefined).length;
  return (
    <section className="card stack" aria-labelledby="installation">
      <h2 id="installation">Installation</h2>
      <p className="soft">
        {savedAt === undefined
          ? 'Le client n’a encore rien dit\u00a0: voici ce que nous prenons.'
          : `Dernière saisie du client le ${formatInstant(savedAt)}. ${setup.asked ? 'Le changement qu’il demande n’est pas dans ce qui suit. ' : ''}${unsaid > 0 ? 'Ce qu’il n’a pas dit est ce que nous proposons.' : ''}`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by the arrow keys */}
      <section className="scrolled words" aria-label="Postes" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Poste</th>
              {columns.map(([name, { label }]) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.phones.map((phone) => (
              <tr key={phone.key}>
                <th scope="row">
                  {extensionAndName(phone)}{' '}
                  <small>
                    {[phone.title, phone.model, order.sites.length > 1 && `site ${phone.values.site}`]
                      .filter(Boolean)
                      .join(', ')}
                  </small>
                </th>
                {columns.map(([name, field]) => (
                  <td key={name}>{nameOfValue(field, phone.values[name as keyof typeof phone.values], order)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {isBinding(state) && (
        <>
          <p className="actions">
            <ButtonLink href={`${address}/appareils`}>{devicesName(setup)}</ButtonLink>
          </p>
          <p className="actions">
            {Object.entries(importFiles).map(([file, { name }]) => (
              <ButtonLink key={file} kind="quiet" href={`${address}/standard/${file}.csv`}>
                {name} (CSV)
              </ButtonLink>
            ))}
          </p>
          <p className="soft">
            Importez d’abord les extensions.
            {order.hasParcels &&
              ' Un téléphone dont l’adresse MAC n’est pas saisie n’est pas dans le fichier des téléphones.'}
          </p>
        </>
      )}
      <Facts facts={describeSetup(sheet, order)} />
      <details>
        <summary>Le plan, poste par poste</summary>
        <div className="installation named">
          <InstallationDrawing plan={setup.plan} />
        </div>
      </details>
    </section>
  );
}
