/** A part of a mail, as its plain text lays it out. */
export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly title: string; readonly numbered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'link'; readonly label: string; readonly address: string };

/**
 * Reads the plain text of a mail: an empty line ends a part, lines indented by two spaces are the items of a list under the
 * line before them, and a line that ends with an address is a link.
 */
export function readMailText(text: string): MailBlock[] {
  const blocks: MailBlock[] = [];
  for (const part of text.split('\n\n')) {
    const lines = part.split('\n').filter((line) => line !== '');
    const [title = '', ...rest] = lines;
    const start = lines.findIndex((line) => line.startsWith('  '));
    if (start > 0) {
      const before = lines.slice(0, start - 1);
      if (before.length > 0) blocks.push({ kind: 'text', text: before.join('\n') });
      blocks.push(readList(lines[start - 1] ?? title, lines.slice(start)));
      continue;
    }
    blocks.push(...readLines([title, ...rest]));
  }
  return blocks;
}

/** A deeper line belongs to the item before it. */
function readList(title: string, lines: readonly string[]): MailBlock {
  const items: string[] = [];
  for (const line of lines) {
    if (line.startsWith('    ')) items.push(`${items.pop() ?? ''} (${line.trim()})`);
    else items.push(line.trim());
  }
  const numbered = items.every((item) => /^\d+\. /.test(item));
  return { kind: 'list', title, numbered, items: numbered ? items.map((item) => item.replace(/^\d+\. /, '')) : items };
}

/** Lines in a row are one text; a line with an address is a link, named by the words before it or by the line before. */
function readLines(lines: readonly string[]): MailBlock[] {
  const blocks: MailBlock[] = [];
  for (const line of lines) {
    const link = /^(?:(.*?)\s*:\s*)?(https?:\/\/\S+)$/u.exec(line);
    const last = blocks.at(-1);
    if (link !== null) blocks.push({ kind: 'link', label: link[1] ?? 'Ouvrir la page', address: link[2] ?? '' });
    else if (last?.kind === 'text') blocks.splice(-1, 1, { kind: 'text', text: `${last.text}\n${line}` });
    else blocks.push({ kind: 'text', text: line });
  }
  return blocks;
}
