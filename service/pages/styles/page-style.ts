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
import parts from './styles.css?inline';

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
  parts,
].join('\n');
