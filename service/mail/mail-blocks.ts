/** A part of a mail, from which its text and its HTML follow; a paragraph is its words. */
export type MailBlock = string | MailLink | MailSteps | MailRows;

interface MailLink {
  readonly link: string;
  readonly address: string;
  /** What the mail is opened for: a button. */
  readonly isMain?: boolean;
}

/** What is done, in this order. */
interface MailSteps {
  readonly title: string;
  readonly steps: readonly string[];
}

/** Names and the value of each. */
export interface MailRows {
  readonly title: string;
  readonly rows: readonly MailRow[];
  readonly total?: MailRow;
}

export type MailRow = readonly [name: string, value: string, reckoning?: string, ...remarks: string[]];

/** The plain text of a mail. */
export function mailText(blocks: readonly MailBlock[]): string {
  return blocks.map(blockText).join('\n\n');
}

function blockText(block: MailBlock): string {
  if (typeof block === 'string') return block;
  if ('link' in block) return `${block.link}\u00a0: ${block.address}`;
  const lines =
    'steps' in block ? block.steps.map((step, index) => `${index + 1}. ${step}`) : rowsOf(block).map(rowText);
  return [block.title, ...lines].join('\n  ');
}

function rowText([name, value, reckoning, ...remarks]: MailRow): string {
  const amount = reckoning === undefined ? value : `${reckoning} = ${value}`;
  return [`${name}\u00a0: ${amount}`, ...remarks].join('\n    ');
}

/** The rows with their total. */
export function rowsOf({ rows, total }: MailRows): readonly MailRow[] {
  return total === undefined ? rows : [...rows, total];
}
