import { catalogues } from '#content/catalogues.ts';
import { currentCatalogue } from '#domain/quote/catalogue/catalogue-validity.ts';
import { emptyRequest } from '#domain/quote/installation/count-items.ts';
import { planInstallation } from '#domain/quote/installation/installation.ts';
import { ArticleDrawing } from '#ui/drawings/articles/ArticleDrawing.tsx';
import { CoastDrawing } from '#ui/drawings/contact/CoastDrawing.tsx';
import HangingHandsetDrawing from '#ui/drawings/contact/HangingHandsetDrawing.svg?drawing';
import CordlessPhoneW73P from '#ui/drawings/devices/CordlessPhoneW73P.svg?drawing';
import DeskPhoneT33G from '#ui/drawings/devices/DeskPhoneT33G.svg?drawing';
import { DeskPhoneT46U } from '#ui/drawings/devices/DeskPhoneT46U.tsx';
import Laptop from '#ui/drawings/devices/Laptop.svg?drawing';
import MobilePhone from '#ui/drawings/devices/MobilePhone.svg?drawing';
import { NetworkSwitch } from '#ui/drawings/devices/NetworkSwitch.tsx';
import { ProviderBox } from '#ui/drawings/devices/ProviderBox.tsx';
import EndlessCord from '#ui/drawings/EndlessCord.svg?drawing';
import { Icon } from '#ui/drawings/Icon.tsx';
import { KitScene } from '#ui/drawings/KitScene.tsx';
import NetworkCloud from '#ui/drawings/NetworkCloud.svg?drawing';
import { SolutionHeroDrawing } from '#ui/drawings/solution/SolutionHeroDrawing.tsx';
import { InstallationDrawing } from '#ui/installation/InstallationDrawing.tsx';
import styles from './CardDrawing.module.css';

const office = { ...emptyRequest, mainPhones: 4, secondaryPhones: 5, wirelessPhones: 2 };

/** The drawing on one card, taken from the page itself, otherwise the cord; `article` is the drawing of an article. */
export function CardDrawing({ name, article }: { readonly name: string; readonly article: string | undefined }) {
  if (article !== undefined) return <ArticleDrawing image={article} className={styles.article} />;
  return drawings[name] ?? <EndlessCord className={styles.large} />;
}

const drawings: Readonly<Record<string, React.JSX.Element>> = {
  home: <KitScene screenText="Prêt" className={styles.wide} />,
  solution: (
    <div className={styles.across}>
      <SolutionHeroDrawing />
    </div>
  ),
  features: (
    <>
      <Laptop className={styles.large} />
      <MobilePhone className={styles.front} />
    </>
  ),
  resellers: (
    <div className={styles.stack}>
      <ProviderBox />
      <ProviderBox />
      <ProviderBox />
      <NetworkSwitch ports={16} used={9} />
    </div>
  ),
  demo: <DeskPhoneT46U screenText="Démo" className={styles.large} />,
  gdpr: <Icon name="lock" className={styles.sign} />,
  blog: (
    <div className={styles.fan}>
      <ArticleDrawing image="lock" />
      <ArticleDrawing image="timeline" />
      <ArticleDrawing image="kit" />
    </div>
  ),
  contact: <HangingHandsetDrawing className={styles.large} />,
  about: (
    <div className={styles.coast}>
      <CoastDrawing />
    </div>
  ),
  quote: <Office />,
  legal: <DeskPhoneT33G className={styles.large} />,
  accessibilite: (
    <>
      <NetworkCloud className={styles.behind} />
      <CordlessPhoneW73P className={styles.large} />
    </>
  ),
  'plan-du-site': <NetworkCloud className={styles.large} />,
};

function Office() {
  const catalogue = currentCatalogue(catalogues, new Date());
  return (
    <div className={styles.panel}>
      <InstallationDrawing plan={planInstallation(office, catalogue)} />
    </div>
  );
}
