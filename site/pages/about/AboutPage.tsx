import { about } from '#content/about.ts';
import { company } from '#content/company.ts';
import { paths } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import AjaccioGulfDrawing from '#ui/drawings/about/AjaccioGulfDrawing.svg?drawing';
import { TelephoneErasDrawing } from '#ui/drawings/about/TelephoneErasDrawing.tsx';
import styles from './AboutPage.module.css';
import { ValuesSection } from './ValuesSection.tsx';

/** `/about`: the history of the telephone line, the values, and the place the line starts from. */
export function AboutPage() {
  return (
    <>
      <header className={`wrap ${styles.header}`}>
        <h1>{about.title}</h1>
        <p className="lead">{about.lead}</p>
      </header>
      <TelephoneErasDrawing eras={about.eras} />
      <section className={`wrap section ${styles.history}`}>
        <h2>{about.history.title}</h2>
        <ul className={styles.facts}>
          {about.history.facts.map(({ value, before, after }) => (
            <li key={value} className={styles.fact}>
              {before} <strong className={styles.figure}>{company[value]}</strong> {after}
            </li>
          ))}
        </ul>
        <div className={styles.story}>
          {about.history.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section className="dark section">
        <div className="wrap">
          <h2 className={styles.label}>{about.mission.title}</h2>
          {about.mission.paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.statement}>
              {paragraph}
            </p>
          ))}
        </div>
      </section>
      <ValuesSection />
      <section className={`wrap column ${styles.closing}`}>
        <h2>{about.closing.title}</h2>
        <p className="lead">{about.closing.text}</p>
        <ButtonLink as={SiteLink} kind="primary" to={paths.contact}>
          {about.closing.contactLabel}
        </ButtonLink>
      </section>
      <AjaccioGulfDrawing className={styles.gulf} />
    </>
  );
}
