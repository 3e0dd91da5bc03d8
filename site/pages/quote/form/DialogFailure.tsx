import { quoteTexts } from '#content/quote-texts.ts';

/** Beside the button of what couldn't be loaded: a dialog, or the explanations. */
export function DialogFailure() {
  return <span role="alert">{quoteTexts.dialogFailure}</span>;
}
