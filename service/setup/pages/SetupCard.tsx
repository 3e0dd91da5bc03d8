import { companyPhone } from '#domain/company.ts';
import { summariseSetup } from '#domain/setup/setup-words.ts';
import { isClientsAddress } from '#service/orders/stored/order-view.ts';
import type { Service } from '#service/service.ts';
import { isChangeAskable, isSetupOpen, type OpenedSetup, setupPath } from '#service/setup/rules/open-setup.ts';
import type { AddressedOrder } from '#service/storage/rows.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';

interface SetupCardProps {
  readonly order: AddressedOrder;
  readonly service: Service;
  readonly setup: OpenedSetup;
  /** Whether it holds a change that waits for the desk. */
  readonly isAsked: boolean;
}

/** The setup sheet on the order's page: what we take for each part, what is missing, and the way to say more. */
export function SetupCard({ order, service, setup, isAsked }: SetupCardProps) {
  const parts = summariseSetup(setup.sheet, setup.answers, setup.order);
  const isOpen = isSetupOpen(order) || isChangeAskable(order);
  const next = parts.find(({ isSaid }) => !isSaid) ?? parts[0];
  return (
    <section className="card stack" aria-labelledby="installation">
      <h2 id="installation" tabIndex={-1}>
        Votre installation, poste par poste
      </h2>
      {!isClientsAddress(order) ? (
        <p>
          Pour nous dire qui est à quel poste, demandez-nous par téléphone le lien de votre commande&nbsp;: il part à
          votre adresse e-mail.
        </p>
      ) : (
        <>
          <p>
            {isChangeAskable(order)
              ? isAsked
                ? 'Nous préparons votre commande. Le changement que voici attend notre accord\u00a0: cette page vous dira ce que nous en gardons.'
                : 'Nous préparons votre commande avec ce qui suit. Demandez ici un changement\u00a0: cette page vous dira si nous le gardons.'
              : isOpen
                ? 'Tout est déjà proposé\u00a0: changez ce que vous voulez, quand vous voulez. Sans réponse, nous prenons ce qui suit.'
                : `Nous préparons votre commande avec ce qui suit. Pour changer, appelez-nous au ${companyPhone(service.company)}.`}
          </p>
          <dl className="setup-parts">
            {parts.map(({ part, title, isSaid, taken, missing }) => (
              <div key={part}>
                <dt>
                  {isOpen ? <a href={setupPath(order.token, part)}>{title}</a> : title}{' '}
                  <span className={`state ${isSaid ? 'complete' : ''}`}>{isSaid ? 'enregistré' : 'proposé'}</span>
                </dt>
                <dd>
                  {taken} {isOpen && missing !== '' && <span className="soft">{missing}</span>}
                </dd>
              </div>
            ))}
          </dl>
          {isSetupOpen(order) && next && (
            <p className="actions">
              <ButtonLink href={setupPath(order.token, next.part)}>
                {parts.some(({ isSaid }) => isSaid) ? 'Continuer' : 'Préparer mon installation'}
              </ButtonLink>
            </p>
          )}
        </>
      )}
    </section>
  );
}
