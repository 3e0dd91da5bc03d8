/** Puts an address that may have several lines on one line: « 1 place de la Mairie, 20000 Ajaccio ». */
export function addressOnOneLine(address: string): string {
  return address
    .split(/[\r\n]+/)
    .map((line) =>
      line
        .replaceAll(/\s+/g, ' ')
        .replace(/[ ,]+$/, '')
        .trim(),
    )
    .filter((line) => line !== '')
    .join(', ');
}
