const frenchNumber = /^(?:(?<abroad>\+33|0033)(?:\(0\))?|0)(?<first>[1-9])(?<others>\d{8})$/;

/**
 * A French telephone number in pairs with no-break spaces, `0495100000` → `04 95 10 00 00`, whatever separators
 * were typed; any other text is returned unchanged.
 */
export function formatPhone(typed: string): string {
  const { abroad, first, others } = frenchNumber.exec(typed.replaceAll(/[\s.-]/g, ''))?.groups ?? {};
  if (first === undefined || others === undefined) return typed;
  const start = abroad === undefined ? `0${first}` : `+33\u00a0${first}`;
  return start + others.replaceAll(/\d\d/g, '\u00a0$&');
}
