import { legalChoices } from '#content/legal-choices.ts';
import { formatDay } from '#domain/calendar.ts';
import { companyText } from '#domain/company.ts';
import { formatCount, formatCounted, formatEuros } from '#domain/money.ts';
import { describeFollowUp } from '#domain/requests/follow-up.ts';
import { ClientPhone } from '#service/desk/ClientPhone.tsx';
import { clientName } from '#service/desk/client-name.ts';
import { Lamp } from '#service/desk/Lamp.tsx';
import { cutPage, Pages } from '#service/desk/lists/Pages.tsx';
import { leadsPath, ordersPath, requestsPath } from '#service/desk-addresses.ts';
import { statisticsDays } from '#service/personal-data/retention-periods.ts';
import type { QuoteStatisticsRow, RequestRow } from '#service/storage/rows.ts';
import type { Lead } from './gather-leads.ts';

/** People on one page: three screens of a laptop. */
const perPage = 12;

interface LeadsPageProps {
  readonly leads: readonly Lead[];
  /** How the desk follows some of them. */
  readonly requests: readonly RequestRow[];
  readonly asked: string | undefined;
}

/** The page of those who asked for prices and ordered nothing, with what they asked for and how they are followed. */
export function LeadsPage({ leads, requests, asked }: LeadsPageProps) {
  const followed = new Map(requests.map((request) => [request.reference, describeFollowUp(request)]));
  const { page, shown } = cutPage(leads, asked, perPage);
  return (
    <div className="stack wide">
      <div className="stack">
        <h1>Devis sans commande</h1>
        <p className="lead">{countText(leads.length)}</p>
        <p className="measure">
          La page «&#8239;RGPD&#8239;» leur dit que vous suivez leur devis, et que leur adresse e-mail{' '}
          {companyText(legalChoices.prospecting)}&nbsp;: répondez à ce qu’ils ont demandé, n’envoyez rien d’autre.
          Chaque devis s’efface après {formatCount(statisticsDays)} jours.
        </p>
      </div>
      {shown.length > 0 && (
        <ul className="entries" aria-label="Les plus récents d’abord">
          {shown.map((lead) => (
            <li key={lead.asked.reference} className="order-state">
              <Lamp lit={lead.draft !== undefined} />
              <LeadWords lead={lead} followed={followed.get(lead.asked.reference)} />
            </li>
          ))}
        </ul>
      )}
      <Pages page={page} rows={leads.length} perPage={perPage} addressOf={(other) => `${leadsPath}?page=${other}`} />
    </div>
  );
}

function LeadWords({ lead, followed = 'à traiter' }: { lead: Lead; followed: string | undefined }) {
  const { asked, last, quotes, draft } = lead;
  const { reference, email, company, name, phone, content } = asked;
  return (
    <div className="stack">
      <strong>{clientName(asked)}</strong>
      <span>
        {describeQuote(last)}&nbsp;: {formatEuros(last.one_time_cents)} HT, puis {formatEuros(last.monthly_cents)} HT
        par mois
      </span>
      {content !== '' && <span>«&#8239;{content}&#8239;»</span>}
      <span className="soft">
        {quotes === 1 ? 'Devis' : `${formatCount(quotes)} devis, le dernier`} le {formatDay(last.day)}
        {last.is_test === 1 && ' · essai'}
      </span>
      <span className="contacts">
        {name !== '' && company !== '' && <span>{name}</span>}
        <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
        {phone !== '' && <ClientPhone phone={phone} />}
        <a href={`${requestsPath}/${reference}`}>Suivi&nbsp;: {followed}</a>
        {draft !== undefined && <a href={`${ordersPath}/${draft}`}>Commande {draft}, commencée</a>}
      </span>
    </div>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Personne n’attend\u00a0: chaque devis est devenu une commande, ou il n’y en a pas eu.';
  return count === 1
    ? 'Une personne a vu un prix sans commander.'
    : `${formatCount(count)} personnes ont vu un prix sans commander.`;
}

/** « 6 postes, 2 sites » */
function describeQuote({ user_count, site_count: sites, ...quote }: QuoteStatisticsRow): string {
  const phones = quote.main_phones + quote.secondary_phones + quote.wireless_phones;
  return [
    phones > 0 && formatCounted(phones, 'poste', 'postes'),
    user_count > 0 && formatCounted(user_count, 'utilisateur', 'utilisateurs'),
    sites > 1 ? `${formatCount(sites)} sites` : 'un site',
  ]
    .filter(Boolean)
    .join(', ');
}
