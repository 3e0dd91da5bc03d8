import { startTransition, useRef, useState } from 'react';
import { company } from '#content/company.ts';
import { type BenefitCard, type CallRatesButton, solution } from '#content/solution.ts';
import { CallRates } from '#site/features/call-rates-dialog/CallRates.tsx';
import { useCatalogue } from '#site/features/catalogue/use-catalogue.ts';
import { InstallationSketch } from '#site/layout/InstallationSketch.tsx';
import { QuoteCallout } from '#site/layout/QuoteCallout.tsx';
import { CostsScene } from '#ui/drawings/solution/CostsScene.tsx';
import { FeaturesScene } from '#ui/drawings/solution/FeaturesScene.tsx';
import { InstallationScene } from '#ui/drawings/solution/InstallationScene.tsx';
import { ManagementScene } from '#ui/drawings/solution/ManagementScene.tsx';
import SecurityScene from '#ui/drawings/solution/SecurityScene.svg?drawing';
import { SolutionHeroDrawing } from '#ui/drawings/solution/SolutionHeroDrawing.tsx';
import { SupportScene } from '#ui/drawings/solution/SupportScene.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';
import { BenefitPanel } from './BenefitPanel.tsx';
import styles from './SolutionPage.module.css';

const scenes: Readonly<Record<BenefitCard['id'], typeof SupportScene>> = {
  installation: InstallationScene,
  costs: CostsScene,
  security: () => <SecurityScene />,
  management: ManagementScene,
  features: FeaturesScene,
  support: SupportScene,
};

const loadDialog = () => import('./BenefitDialog.tsx');

/** Hero drawing, six benefit panels with dialogs, call to action. */
export function SolutionPage() {
  const [opened, setOpened] = useState<BenefitCard>();
  const [rates, setRates] = useState<{
    readonly mode: CallRatesButton['mode'];
    readonly from: BenefitCard | undefined;
  }>();
  const [ratesFailed, setRatesFailed] = useState(false);
  const [prefetch, setPrefetch] = useState(false);
  const dialogCode = useOnDemand(loadDialog, prefetch || opened !== undefined);
  const catalogue = useCatalogue();
  const opener = useRef<HTMLElement>(null);

  const open = (benefit: BenefitCard, from: HTMLElement): void => {
    opener.current = from;
    // As a transition, so that the click stays responsive.
    startTransition(() => {
      setRatesFailed(false);
      setOpened(benefit);
    });
  };
  // The rates dialog replaces the costs dialog, so focus is restored by hand.
  const showRates = (mode: CallRatesButton['mode']): void => {
    startTransition(() => {
      setOpened(undefined);
      setRates({ mode, from: opened });
    });
  };
  const closeRates = (): void => {
    setRates(undefined);
    opener.current?.focus();
  };
  const goBackToCosts = (): void => {
    setRates(undefined);
    setRatesFailed(true);
    setOpened(rates?.from);
  };

  return (
    <>
      <header className={`wrap ${styles.header}`}>
        <h1>{solution.title}</h1>
        <p className="lead">{solution.lead}</p>
      </header>
      <SolutionHeroDrawing brand={company.brand} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: prefetches what its buttons will need, does nothing
         else */}
      <div className={styles.strip} onPointerEnter={() => setPrefetch(true)} onFocus={() => setPrefetch(true)}>
        {/* Hydration reads `data-catalogue` (use-catalogue.ts). */}
        <div className={`wrap ${styles.panels}`} data-catalogue={catalogue.id}>
          {solution.benefits.map((benefit) => {
            const Scene = scenes[benefit.id];
            return (
              <BenefitPanel
                key={benefit.id}
                catalogue={catalogue}
                benefit={benefit}
                drawing={<Scene brand={company.brand} />}
                onOpen={open}
              />
            );
          })}
        </div>
      </div>
      <QuoteCallout>
        <InstallationSketch />
      </QuoteCallout>
      {dialogCode && opened?.dialog && (
        <dialogCode.BenefitDialog
          title={opened.title}
          content={opened.dialog}
          ratesFailed={ratesFailed}
          onShowRates={showRates}
          onClose={() => setOpened(undefined)}
        />
      )}
      <CallRates
        mode={rates?.mode}
        prefetch={(opened?.dialog?.callRatesButtons.length ?? 0) > 0}
        onClose={closeRates}
        onFailure={goBackToCosts}
      />
    </>
  );
}
