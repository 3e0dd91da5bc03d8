import { readDay, readSum } from './read-cells.ts';
import type { StatementContent } from './read-csv-statement.ts';

/** The lines of an OFX file, of the first version (tags that nobody closes) or the second (XML), and how many couldn't be read. */
export function readOfx(text: string): StatementContent {
  const blocks = text.split(/<STMTTRN>/i).slice(1);
  const lines = blocks.flatMap((block) => {
    const day = readDay(textOf(block, 'DTPOSTED').replace(/^(\d{4})(\d\d)(\d\d).*/, '$1-$2-$3'));
    // `readSum` would take three decimals for thousands, which OFX never separates.
    const [, sum = ''] = /^([+-]?\d+(?:[.,]\d\d?)?)0*$/.exec(textOf(block, 'TRNAMT')) ?? [];
    const cents = readSum(sum);
    // The name ends after 32 characters; the note often repeats it and goes on.
    const [name, memo] = [textOf(block, 'NAME'), textOf(block, 'MEMO')];
    const label = memo.startsWith(name) ? memo : `${name} ${memo}`.trim();
    return day === undefined || cents === undefined ? [] : [{ day, cents, label }];
  });
  return { lines, debits: 0, unread: blocks.length - lines.length };
}

const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }));

function textOf(block: string, tag: string): string {
  const [, value = ''] = new RegExp(`<${tag}>([^<\\r\\n]*)`, 'i').exec(block) ?? [];
  return value
    .replaceAll(/&(?:#([1-9]\d{1,3})|(\w+));/g, (written, code: string | undefined, name: string) =>
      code === undefined ? (entities.get(name) ?? written) : String.fromCodePoint(Number(code)),
    )
    .trim();
}
