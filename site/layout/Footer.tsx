import { company } from '#content/company.ts';
import { companyAddress, companyPhone, companyText, telUrl, termsDocument } from '#domain/company.ts';
import { baseAddress } from '#site/features/supervision/supervision-client.ts';
import { menuLinks } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';
import FooterCord from '#ui/drawings/FooterCord.svg?drawing';
import Sanguinaires from '#ui/drawings/Sanguinaires.svg?drawing';
import { SocialNetworkSign } from '#ui/drawings/SocialNetworkSign.tsx';
import styles from './Footer.module.css';

/** Contact details, links to every page, and what the law requires to be one click away. */
export function Footer({ onManageCookies }: { readonly onManageCookies: () => void }) {
  const phone = companyPhone(company);
  const email = companyText(company.email);
  const { address, openingHours } = company;

  return (
    <footer className={`dark screen-only ${styles.footer}`}>
      <FooterCord className={styles.cord} />
      <Sanguinaires className={styles.coast} />
      <div className={`wrap ${styles.grid}`}>
        <div>
          <h2 className={styles.title}>{`À ${address.city} depuis ${company.foundedIn}`}</h2>
          <address className={`column ${styles.address}`}>
            <a className={styles.phone} href={telUrl(phone)}>
              {phone}
            </a>
            <a href={`mailto:${email}`}>{email}</a>
            <p>
              {companyAddress(company).join(', ')}
              <br />
              {`Du ${openingHours.firstDay} au ${openingHours.lastDay}, de ${openingHours.opens} à ${openingHours.closes}`}
            </p>
          </address>
          <ul className={`cluster ${styles.social}`}>
            {company.social.map(({ name, url }) => (
              <li key={name}>
                <a
                  href={companyText(url)}
                  target="_blank"
                  aria-label={`${company.brand} sur ${name}, nouvel onglet`}
                  rel="noopener"
                >
                  <SocialNetworkSign name={name} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label="Pied de page">
          <ul className={`cluster ${styles.links}`}>
            {[...menuLinks('footer'), ...menuLinks('legal')].map(({ name, path }) => (
              <li key={path}>
                <SiteLink to={path}>{name}</SiteLink>
              </li>
            ))}
            <li>
              <a href={`${baseAddress}/resilier`}>Résilier mon contrat</a>
            </li>
            <li className="scripted">
              <button type="button" onClick={onManageCookies}>
                Gérer les cookies
              </button>
            </li>
            <li>
              <a
                href={termsDocument.address}
                target="_blank"
                aria-label={`${termsDocument.name}, nouvel onglet`}
                rel="noopener"
              >
                {termsDocument.name}
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
