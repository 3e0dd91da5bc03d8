/** Parses an urlencoded body; `undefined` if it isn't UTF-8. */
export function readFields(bytes: Uint8Array): URLSearchParams | undefined {
  try {
    return new URLSearchParams(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Returns the JSON in the form that posts an order; `undefined` if it isn't that form. */
export function readOrderForm(fields: URLSearchParams): string | undefined {
  const [field, ...others] = [...fields];
  return others.length === 0 && field?.[0] === 'orderData' ? field[1] : undefined;
}
