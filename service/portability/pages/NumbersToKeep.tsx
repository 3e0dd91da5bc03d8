import { portabilityTexts } from '#content/portability-texts.ts';
import type { RefusedForm } from '#service/orders/order-answers.tsx';
import { countIn, countOf, countUnported } from '#service/orders/stored/ported-numbers.ts';
import { firstAddress } from '#service/orders/stored/premises.ts';
import type { StoredOrder } from '#service/orders/stored/stored-order.ts';
import {
  dossierOf,
  emptyForm,
  emptyPlaces,
  formOf,
  fullDossierMessage,
  lastTyped,
} from '#service/portability/rules/dossier.ts';
import { readPortForm } from '#service/portability/rules/read-number.ts';
import type { PortRow } from '#service/storage/rows.ts';
import { MandatePart } from './MandatePart.tsx';
import { NumberBlock } from './NumberBlock.tsx';

interface NumbersToKeepProps {
  readonly stored: StoredOrder;
  readonly ports: readonly PortRow[];
  readonly refused: RefusedForm | undefined;
  /** The only form that is open on the page. */
  readonly open: string | undefined;
}

/** The ported numbers of an order: one block each, then the mandate. */
export function NumbersToKeep({ stored, ports, refused, open }: NumbersToKeepProps) {
  const { order } = stored;
  const dossier = dossierOf(stored, ports);
  const { missing } = dossier;
  const empty = emptyPlaces(dossier);
  const premises = firstAddress(order);
  // Of several sites, the last line typed may be on another one.
  const blank = { ...emptyForm(dossier, premises), ...(stored.request.siteCount > 1 && premises) };
  const refusedPlace = refused?.form.startsWith('numeros/') ? [Number(refused.form.slice(8))] : [];
  const places = [...new Set([...ports.map(({ place }) => place), ...empty, ...refusedPlace])].sort(
    (one, other) => one - other,
  );
  return (
    <section className="stack" aria-labelledby="numeros">
      <h2 id="numeros" tabIndex={-1}>
        {dossier.client.portedNumbers > 1 ? 'Vos numéros' : 'Votre numéro'} à conserver
      </h2>
      {countUnported(order, ports) > 0 && (
        <p className="warning">
          <strong>{portabilityTexts.keepLines}</strong>
        </p>
      )}
      <p>{describeProgress(dossier.client.portedNumbers, missing, ports)}</p>
      <div className="numbers">
        {places.map((place) => {
          const port = ports.find((row) => row.place === place);
          const isOpen = open === `numeros/${place}`;
          const wrong = isOpen ? refused : undefined;
          const sent = wrong && readPortForm(wrong.sent, place);
          const kept = port ? [port] : [];
          return (
            <NumberBlock
              key={place}
              place={place}
              port={port}
              form={sent ?? (port ? formOf(port) : blank)}
              version={(!wrong?.isOvertaken && sent?.version) || lastTyped(kept)}
              refused={wrong}
              isOpen={isOpen}
              token={order.token}
              left={missing + (port ? countOf(port) : 0)}
            />
          );
        })}
      </div>
      {missing > 0 && empty.length === 0 && <p className="warning">{fullDossierMessage}.</p>}
      {missing > empty.length && empty.length > 0 && (
        <p className="soft">Les numéros suivants apparaissent à mesure que vous enregistrez.</p>
      )}
      <MandatePart dossier={dossier} refused={refused} token={order.token} isOpen={open === 'mandat'} />
    </section>
  );
}

/** « Numéros complets : 1 sur 2 ; transférés : 0 sur 2. » */
function describeProgress(all: number, missing: number, ports: readonly PortRow[]): string {
  const complete = all - missing - countIn(ports, 'refused');
  const apart = missing > 1 ? ' Enregistrez chaque numéro avant d’en ouvrir un autre.' : '';
  return `Numéros complets\u00a0: ${complete} sur ${all}\u202f; transférés\u00a0: ${countIn(ports, 'ported')} sur ${all}.${apart}`;
}
