import { resellers } from '#content/resellers.ts';
import { paths } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { Icon } from '#ui/drawings/Icon.tsx';
import { ResellersHeroDrawing } from '#ui/drawings/resellers/ResellersHeroDrawing.tsx';
import Revenue from '#ui/drawings/resellers/Revenue.svg?drawing';
import Thinker from '#ui/drawings/resellers/Thinker.svg?drawing';
import { CommissionExample } from './CommissionExample.tsx';
import { MilestonesSection } from './MilestonesSection.tsx';
import { ProgrammeSection } from './ProgrammeSection.tsx';
import styles from './ResellersPage.module.css';

/** `/resellers`: the partner's round among their clients, what it earns them, and how to begin. */
export function ResellersPage() {
  const [revenue, ...otherBenefits] = resellers.benefits;
  return (
    <>
      <header className={`wrap ${styles.header}`}>
        <h1>{resellers.title}</h1>
        <div className="column">
          <p className="lead">{resellers.lead}</p>
          <div className="cluster">
            <BecomePartner />
            <ButtonLink as={SiteLink} to={paths.quote}>
              {resellers.quoteLabel}
            </ButtonLink>
          </div>
        </div>
      </header>
      <ResellersHeroDrawing />
      <section className="wrap section">
        <h2>{resellers.benefitsTitle}</h2>
        <div className={styles.benefits}>
          {revenue && (
            <article className={`rows ${styles.revenue}`}>
              <Revenue className={styles.lines} />
              <h3>{revenue.title}</h3>
              <p>{revenue.description}</p>
            </article>
          )}
          {otherBenefits.map(({ title, description, icon }) => (
            <article key={title} className={`rows ${styles.benefit}`}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p>{description}</p>
            </article>
          ))}
        </div>
      </section>
      <CommissionExample />
      <ProgrammeSection />
      <MilestonesSection />
      <section className={`wrap ${styles.closing}`}>
        <Thinker className={styles.thinker} />
        <div className={`frame column ${styles.bubble}`}>
          <h2>{resellers.closing.title}</h2>
          <p className="lead">{resellers.closing.text}</p>
          <BecomePartner />
        </div>
      </section>
    </>
  );
}

function BecomePartner() {
  return (
    <ButtonLink as={SiteLink} kind="primary" to={paths.contact}>
      {resellers.becomePartnerLabel}
    </ButtonLink>
  );
}
