import type { CallRatesButton, SolutionDialog } from '#content/schemas/page-texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Dialog } from '#ui/panels/Dialog.tsx';
import styles from './BenefitDialog.module.css';
import { BenefitLists } from './BenefitLists.tsx';

interface BenefitDialogProps {
  readonly title: string;
  readonly content: SolutionDialog;
  readonly onShowRates: (mode: CallRatesButton['mode']) => void;
  readonly onClose: () => void;
}

/** The details of a benefit: lists with their headings, and links to the call rates if there are any. */
export function BenefitDialog({ title, content, onShowRates, onClose }: BenefitDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{content.lead}</p>
      <div className={styles.lists}>
        <BenefitLists sections={content.sections} />
      </div>
      {content.callRatesButtons.length > 0 && (
        <div className={`cluster ${styles.buttons}`}>
          {content.callRatesButtons.map(({ label, mode }) => (
            <Button key={mode} onClick={() => onShowRates(mode)}>
              {label}
            </Button>
          ))}
        </div>
      )}
      <p className={`soft ${styles.note}`}>{content.note}</p>
    </Dialog>
  );
}
