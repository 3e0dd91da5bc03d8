import { texts } from './parts/parts.ts';

const names =
  'tabsLabel unlimitedLead fairUseBefore fairUseAfter searchLabel searchHint beforeTax included provisional special notFound searchAgain noneInTab tenMinutes tenMinutesIncluded note notCovered askForPrice askForNumber loadFailure professionals download fileName';

/** The dialog of the call rates. */
export const schema = texts(names).extend({
  titles: texts('payAsYouGo unlimited'),
  zones: texts('france europe world'),
  columns: texts('destination fixed mobile'),
  numberKinds: texts('incomplete unknown overseas special free rio emergency'),
});
export const exportName = 'callRatesTexts';
