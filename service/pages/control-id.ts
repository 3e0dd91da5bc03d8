/** Id and name of a control on a page that asks the same of several things, such as numbers or phones. */
export function controlId(field: string, key: string | number): string {
  return `${field}-${key}`;
}
