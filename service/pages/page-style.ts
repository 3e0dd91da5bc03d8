import button from '#ui/buttons/Button.module.css?inline';
import drawing from '#ui/drawings/Drawing.module.css?inline';
import icon from '#ui/drawings/Icon.module.css?inline';
import choice from '#ui/fields/Choice.module.css?inline';
import field from '#ui/fields/Field.module.css?inline';
import fieldMessage from '#ui/fields/FieldMessage.module.css?inline';
import installation from '#ui/installation/InstallationDrawing.module.css?inline';
import errorSummary from '#ui/panels/ErrorSummary.module.css?inline';
import notice from '#ui/panels/Notice.module.css?inline';
import styles from '#ui/styles/styles.css?inline';
import numbers from './styles/numbers.css?inline';
import orderJourney from './styles/order-journey.css?inline';
import orderSteps from './styles/order-steps.css?inline';
import page from './styles/page.css?inline';
import payment from './styles/payment.css?inline';
import quote from './styles/quote.css?inline';
import setup from './styles/setup.css?inline';
import tables from './styles/tables.css?inline';
import transfer from './styles/transfer.css?inline';

/** The inlined style sheet of the service's pages: layers and tokens, then primitives, the frame and each part. */
export const pageStyle = [
  styles,
  button,
  choice,
  errorSummary,
  drawing,
  field,
  fieldMessage,
  icon,
  installation,
  notice,
  page,
  tables,
  orderSteps,
  orderJourney,
  payment,
  transfer,
  numbers,
  quote,
  setup,
].join('\n');
