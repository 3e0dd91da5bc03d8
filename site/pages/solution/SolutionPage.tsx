import { type ComponentType, startTransition, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BenefitCard, CallRatesButton } from '#content/schemas/page-texts.ts';
import { solution } from '#content/solution.ts';
import { QuoteCallout } from '#site/layout/QuoteCallout.tsx';
import InstallationSketch from '#ui/drawings/InstallationSketch.svg?drawing';
import CostsScene from '#ui/drawings/solution/CostsScene.svg?drawing';
import { FeaturesScene } from '#ui/drawings/solution/FeaturesScene.tsx';
import { InstallationScene } from '#ui/drawings/solution/InstallationScene.tsx';
import ManagementScene from '#ui/drawings/solution/ManagementScene.svg?drawing';
import SecurityScene from '#ui/drawings/solution/SecurityScene.svg?drawing';
import { SolutionHeroDrawing } from '#ui/drawings/solution/SolutionHeroDrawing.tsx';
import { SupportScene } from '#ui/drawings/solution/SupportScene.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';
import { BenefitPanel } from './BenefitPanel.tsx';
import styles from './SolutionPage.module.css';

const scenes: Readonly<Record<BenefitCard['id'], ComponentType>> = {
  installation: InstallationScene,
  costs: CostsScene,
  security: SecurityScene,
  management: ManagementScene,
  features: FeaturesScene,
  support: SupportScene,
};

const loadDialog = () => import('./BenefitDialog.tsx');
const loadRates = () => import('#site/features/call-rates-dialog/CallRatesDialog.tsx');

/** The open dialog: a benefit's, or the call rates that were opened from it. */
interface Shown {
  readonly benefit: BenefitCard;
  readonly rates?: CallRatesButton['mode'];
}

/** Hero drawing, six benefit panels with dialogs, call to action. */
export function SolutionPage() {
  const [shown, setShown] = useState<Shown>();
  const dialogCode = useOnDemand(loadDialog, shown !== undefined, () => setShown(undefined));
  const opener = useRef<HTMLElement>(null);
  const details = shown?.benefit.dialog;

  // As a transition, so that the click stays responsive.
  const show = (next: Shown): void => startTransition(() => setShown(next));
  const open = (benefit: BenefitCard, from: HTMLElement): void => {
    opener.current = from;
    show({ benefit });
  };
  // The rates dialog may have replaced the costs dialog, so focus is restored by hand, once nothing modal is shown.
  const close = (): void => {
    flushSync(() => setShown(undefined));
    opener.current?.focus();
  };
  // The costs dialog stays until the code of the rates has come.
  const ratesCode = useOnDemand(loadRates, shown?.rates !== undefined, close);

  return (
    <>
      <header className={`wrap ${styles.header}`}>
        <h1>{solution.title}</h1>
        <p className="lead">{solution.lead}</p>
      </header>
      <SolutionHeroDrawing />
      <div className={styles.strip}>
        <div className={`wrap ${styles.panels}`}>
          {solution.benefits.map((benefit) => {
            const Scene = scenes[benefit.id];
            return <BenefitPanel key={benefit.id} benefit={benefit} drawing={<Scene />} onOpen={open} />;
          })}
        </div>
      </div>
      <QuoteCallout>
        <InstallationSketch />
      </QuoteCallout>
      {dialogCode && shown && details && ratesCode === undefined && (
        <dialogCode.BenefitDialog
          title={shown.benefit.title}
          content={details}
          onShowRates={(rates) => show({ benefit: shown.benefit, rates })}
          onClose={close}
        />
      )}
      {ratesCode && shown?.rates && <ratesCode.CallRatesDialog mode={shown.rates} onClose={close} />}
    </>
  );
}
