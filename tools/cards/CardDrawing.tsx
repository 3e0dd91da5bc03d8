import type { CSSProperties, ReactNode } from 'react';
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
import NetworkSwitch16InUse from '#ui/drawings/devices/NetworkSwitch16InUse.svg?drawing';
import { ProviderBox } from '#ui/drawings/devices/ProviderBox.tsx';
import EndlessCord from '#ui/drawings/EndlessCord.svg?drawing';
import { Icon } from '#ui/drawings/Icon.tsx';
import { KitScene } from '#ui/drawings/KitScene.tsx';
import NetworkCloud from '#ui/drawings/NetworkCloud.svg?drawing';
import { SolutionHeroDrawing } from '#ui/drawings/solution/SolutionHeroDrawing.tsx';
import { InstallationDrawing } from '#ui/installation/InstallationDrawing.tsx';
import styles from './CardDrawing.module.css';

/** The drawing on one card, taken from the page itself, otherwise the cord; `article` is the drawing of an article. */
export function CardDrawing({ name, article }: { readonly name: string; readonly article: string | undefined }) {
  if (article !== undefined) return <ArticleDrawing image={article} className={styles.article} />;
  return drawings[name] ?? <EndlessCord style={large} />;
}

/** Where a drawing is: its distances from the right and the bottom of the card, and its width, in pixels. */
const at = (right: number, bottom: number, width: number): CSSProperties => ({
  ...{ position: 'absolute', right, bottom, width, height: 'auto' },
});
const large = at(70, 90, 480);

const office = planInstallation(
  { ...emptyRequest, mainPhones: 4, secondaryPhones: 5, wirelessPhones: 2 },
  currentCatalogue(catalogues, new Date()),
);

const drawings: Readonly<Record<string, ReactNode>> = {
  home: <KitScene screenText="Prêt" style={at(-85, 47.5, 780)} />,
  solution: (
    <div className={styles.across}>
      <SolutionHeroDrawing />
    </div>
  ),
  features: (
    <>
      <Laptop style={large} />
      <MobilePhone style={at(60, 50, 150)} />
    </>
  ),
  resellers: (
    <>
      {[425, 336, 247].map((bottom) => (
        <ProviderBox key={bottom} style={at(130, bottom, 230)} />
      ))}
      <NetworkSwitch16InUse style={at(80, 70, 420)} />
    </>
  ),
  demo: <DeskPhoneT46U screenText="Démo" style={large} />,
  gdpr: <Icon name="lock" style={{ ...at(110, 100, 400), strokeWidth: '0.5px' }} />,
  blog: (
    <div className={styles.fan}>
      <ArticleDrawing image="lock" />
      <ArticleDrawing image="timeline" />
      <ArticleDrawing image="kit" />
    </div>
  ),
  contact: <HangingHandsetDrawing style={large} />,
  about: (
    <div className={styles.coast}>
      <CoastDrawing />
    </div>
  ),
  quote: (
    <div className={styles.panel}>
      <InstallationDrawing plan={office} />
    </div>
  ),
  legal: <DeskPhoneT33G style={large} />,
  accessibilite: (
    <>
      <NetworkCloud style={at(60, 427, 260)} />
      <CordlessPhoneW73P style={large} />
    </>
  ),
  'plan-du-site': <NetworkCloud style={large} />,
};
