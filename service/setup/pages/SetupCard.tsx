import { formatDay, parisDay } from '#domain/calendar.ts';
import { companyPhone } from '#domain/company.ts';
import type { JournalEntry } from '#domain/order/life/order-journal.ts';
import { describeEntry } from '#domain/order/life/order-words.ts';
import { summariseSetup } from '#domain/setup/setup-words.ts';
import type { Service } from '#service/service.ts';
import { isChangeAskable, type OpenedSetup, setupPath } from '#service/setup/rules/open-setup.ts';
import type { AddressedOrder } from '#service/storage/rows.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { Differences } from './Differences.tsx';

interface SetupCardProps {
  readonly order: AddressedOrder;
  readonly service: Service;
  readonly setup: OpenedSetup;
  readonly journal: readonly JournalEntry[];
  /** The new numbers that we assigned. */
  readonly assigned: readonly string[];
}

/** The setup sheet on the order's page: what we take for each part, what is missing, and the way to say more. */
export function SetupCard({ order, service, setup, journal, assigned }: SetupCardProps) {
  const parts = summariseSetup(setup.sheet, setup.answers, setup.order);
  const isPrepared = isChangeAskable(order);
  const canSay = setup.openParts.length > 0 || isPrepared;
  const answer = journal.findLast(({ kind }) => kind === 'setup-take' || kind === 'setup-keep');
  const next = parts.find(({ part, isSaid }) => !isSaid && setup.openParts.includes(part));
  return (
    <section className="card stack screen-only" aria-labelledby="installation">
      <h2 id="installation" tabIndex={-1}>
        Votre installation, poste par poste
      </h2>
      <p>
        {canSay
          ? lead(setup, isPrepared, next !== undefined)
          : `Votre installation est préparée comme suit. Pour la changer, appelez-nous au ${companyPhone(service.company)}.`}
      </p>
      {setup.asked && <Differences setup={setup} />}
      {answer !== undefined && setup.asked === undefined && (
        <p>
          <strong>{describeEntry({ ...answer, note: '' })}</strong>, le {formatDay(parisDay(answer.at))}
          {answer.note === '' ? '.' : `\u00a0: ${answer.note}`}
        </p>
      )}
      {assigned.length > 0 && (
        <p>
          {assigned.length > 1 ? 'Vos nouveaux numéros' : 'Votre nouveau numéro'}&nbsp;:{' '}
          <strong>{assigned.join(', ')}</strong>
        </p>
      )}
      <dl className="setup-parts">
        {parts.map(({ part, title, isSaid, taken, missing }) => (
          <div key={part}>
            <dt>
              {canSay ? <a href={setupPath(order.token, part)}>{title}</a> : title}{' '}
              {canSay && (
                <span className={`state ${isSaid ? 'complete' : ''}`}>
                  {isSaid ? 'enregistré' : 'proposé'}
                  {part === 'wishes' ? 'es' : 's'}
                </span>
              )}
            </dt>
            <dd>
              {taken.map((line) => (
                <p key={line}>{line}</p>
              ))}
              {canSay && missing !== '' && <p className="soft">{missing}</p>}
            </dd>
          </div>
        ))}
      </dl>
      {next && (
        <p className="actions">
          <ButtonLink href={setupPath(order.token, next.part)}>
            {parts.some(({ isSaid }) => isSaid) ? 'Continuer' : 'Préparer mon installation'}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

/** What the client may still say, and what we do with it. */
function lead({ asked }: OpenedSetup, isPrepared: boolean, isUnsaid: boolean): string {
  if (asked !== undefined)
    return 'Nous préparons votre commande. Vous demandez ce changement, qui attend notre accord\u00a0: nous vous répondons par e-mail et sur cette page.';
  if (isPrepared && isUnsaid)
    return 'Nous préparons votre commande. Complétez ce que nous proposons encore\u00a0: sans réponse, nous prenons ce qui suit. Pour le reste, demandez-nous ici un changement.';
  if (isPrepared)
    return 'Nous préparons votre commande avec ce qui suit. Demandez ici un changement\u00a0: nous vous répondons par e-mail et sur cette page.';
  return isUnsaid
    ? 'Tout est déjà proposé\u00a0: changez ce que vous voulez, quand vous voulez. Sans réponse, nous prenons ce qui suit.'
    : 'Tout est enregistré\u00a0: nous préparerons votre commande avec ce qui suit. Pour changer une partie, ouvrez-la ici.';
}
