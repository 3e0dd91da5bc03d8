/** A name of the domain as other programs read it: the specification of webhooks allows letters, digits and underscores. */
export function programName(name: string): string {
  return name.replaceAll('-', '_');
}
