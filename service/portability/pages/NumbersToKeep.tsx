import { portabilityTexts } from '#content/portability-texts.ts';
import { fullDossierMessage } from '#domain/portability/portability-words.ts';
import type { RefusedForm } from '#service/orders/order-answers.ts';
import { countIn, countOf, countUnported } from '#service/orders/stored/ported-numbers.ts';
import { firstAddress } from '#service/orders/stored/premises.ts';
import type { StoredOrder } from '#service/orders/stored/stored-order.ts';
import { dossierOf, emptyForm, emptyPlaces, formOf, maxBlocks } from '#service/portability/rules/dossier.ts';
import { readPortForm } from '#service/portability/rules/read-number.ts';
import { orderPath } from '#service/service.ts';
import type { PortRow } from '#service/storage/rows.ts';
import { MandatePart } from './MandatePart.tsx';
import { describeState, NumberBlock, nameOfBlock } from './NumberBlock.tsx';
import { OperatorNames } from './OperatorNames.tsx';

interface NumbersToKeepProps {
  readonly stored: StoredOrder;
  readonly ports: readonly PortRow[];
  /** Whether this address may show and change what the client typed. */
  readonly isClients: boolean;
  readonly refused: RefusedForm | undefined;
  /** Place of the number whose form the client asked for, as the page's address has it. */
  readonly opened: string | undefined;
}

/** Forms on the page at once: a hundred of them take long to write, and to scroll through. */
const maxForms = 20;

/** The ported numbers of an order: one block each, then the mandate. */
export function NumbersToKeep({ stored, ports, isClients, refused, opened }: NumbersToKeepProps) {
  const { order } = stored;
  const dossier = dossierOf(stored, ports);
  const { missing } = dossier;
  const empty = emptyPlaces(dossier);
  const blank = emptyForm(dossier, firstAddress(order));
  const kept = ports.map(({ place }) => place);
  const refusedPlace = refused?.form.startsWith('numeros/') ? Number(refused.form.slice(8)) : undefined;
  const asked = [refusedPlace ?? kept.find((place) => String(place) === opened) ?? []].flat();
  const places = [...new Set([...kept, ...empty, ...asked])].sort((one, other) => one - other);
  const toCorrect = ports.filter(({ state }) => state === 'refused').map(({ place }) => place);
  const shown = [...new Set([...asked, ...empty, ...toCorrect, ...places])].slice(0, maxForms);
  const pageAddress = orderPath(order.token);
  return (
    <section className="stack" aria-labelledby="numeros">
      <h2 id="numeros" tabIndex={-1}>
        Vos numéros à conserver
      </h2>
      {countUnported(order, ports) > 0 && (
        <p className="warning">
          <strong>{portabilityTexts.keepLines}</strong>
        </p>
      )}
      {isClients ? (
        <>
          <p>{describeProgress(dossier.client.portedNumbers, missing, ports)}</p>
          <div className="numbers">
            {places.map((place) => {
              if (!shown.includes(place)) return null;
              const port = ports.find((row) => row.place === place);
              const wrong = place === refusedPlace ? refused : undefined;
              return (
                <NumberBlock
                  key={place}
                  place={place}
                  port={port}
                  form={(wrong && readPortForm(wrong.sent, place)) ?? (port ? formOf(port) : blank)}
                  refused={wrong}
                  isOpen={
                    asked.includes(place) ||
                    port?.state === 'refused' ||
                    (refusedPlace === undefined && place === empty[0])
                  }
                  action={`${pageAddress}/numeros/${place}`}
                  left={missing + (port ? countOf(port) : 0)}
                />
              );
            })}
          </div>
          <OtherNumbers ports={ports.filter(({ place }) => !shown.includes(place))} pageAddress={pageAddress} />
          {missing > 0 && empty.length === 0 && <p className="warning">{fullDossierMessage(maxBlocks)}.</p>}
          {missing > empty.length && empty.length > 0 && (
            <p className="soft">Les numéros suivants apparaissent à mesure que vous enregistrez.</p>
          )}
          <OperatorNames />
          <MandatePart
            dossier={dossier}
            refused={refused?.form === 'mandat' ? refused : undefined}
            pageAddress={pageAddress}
          />
        </>
      ) : (
        <p>
          Pour nous indiquer vos numéros, demandez-nous par téléphone le lien de votre commande&nbsp;: il part à votre
          adresse e-mail.
        </p>
      )}
    </section>
  );
}

interface OtherNumbersProps {
  readonly ports: readonly PortRow[];
  readonly pageAddress: string;
}

/** Numbers whose forms the page doesn't show, each with a link to its own. */
function OtherNumbers({ ports, pageAddress }: OtherNumbersProps) {
  if (ports.length === 0) return null;
  return (
    <section className="card stack" aria-labelledby="autres-numeros">
      <h3 id="autres-numeros">Vos autres numéros</h3>
      <ul className="documents numbers">
        {ports.map((port) => (
          <li key={port.place}>
            <a href={`${pageAddress}?numero=${port.place}#numero-${port.place}`}>{nameOfBlock(port.place, port)}</a>{' '}
            <span className={`state ${port.state}`}>{describeState(port.state, port)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** « 1 numéro sur 2 est complet, et s’enregistre séparément. » */
function describeProgress(all: number, missing: number, ports: readonly PortRow[]): string {
  const ported = countIn(ports, 'ported');
  if (ported === all) return all === 1 ? 'Votre numéro est transféré.' : `Vos ${all}\u00a0numéros sont transférés.`;
  const done = all - missing - countIn(ports, 'refused');
  const progress = `${done === 0 ? 'Aucun numéro' : `${done} numéro${done > 1 ? 's' : ''}`} sur ${all} ${done === 0 ? 'n’est complet' : done > 1 ? 'sont complets' : 'est complet'}`;
  const already = ported > 0 ? `, dont ${ported} déjà transféré${ported > 1 ? 's' : ''}` : '';
  const apart = missing > 1 ? ' Chaque numéro s’enregistre séparément, dans l’ordre que vous voulez.' : '';
  return `${progress}${already}.${apart}`;
}
