import type { Order } from '#domain/order/order.ts';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { Dialog } from '#ui/panels/Dialog.tsx';
import styles from './OrderInspectorDialog.module.css';

interface OrderInspectorDialogProps {
  readonly order: Order;
  /** Called however the dialog is closed; the order then goes to the payment page. */
  readonly onClose: () => void;
}

/** For tests: the order as it would be posted. */
export function OrderInspectorDialog({ order, onClose }: OrderInspectorDialogProps) {
  const json = JSON.stringify(order, null, 2);
  return (
    <Dialog title="Données de la commande" onClose={onClose}>
      <p>Fermer cette fenêtre envoie la commande.</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by the keyboard. */}
      <pre className={styles.json} tabIndex={0}>
        <code>{json}</code>
      </pre>
      <CopyButton text={json} />
    </Dialog>
  );
}
