import { quoteTexts } from '#content/quote-texts.ts';

/** Beside the button of a dialog whose code couldn't be loaded. */
export function DialogFailure() {
  return <span role="alert">{quoteTexts.dialogFailure}</span>;
}
