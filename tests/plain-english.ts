/** A use of a word that makes readers of the field stop, and what to write instead. */
interface OddWord {
  readonly line: number;
  readonly found: string;
  readonly instead: string;
}

/** Only uses that can be recognised without doubt; the page of style in `CONTRIBUTING.md` says the rest. */
const refused: readonly (readonly [use: RegExp, instead: string])[] = [
  [/\banew\b/i, 'again'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\bdearer\b/i, 'more expensive'],
  [/(?<!body |person |one )\bwho comes\b/i, 'visitors who come'],
  [/\b(?:for|of|to|by) who\b/i, 'for visitors who'],
  [/\b(?:is|are|was|were|be|been) told\b|\btold (?:of|that)\b/i, 'called with, notified of'],
  [/\bt(?:old|ells?) [^.]{0,40}\bapart\b/i, 'distinguished'],
  [/\bst(?:ands?|ood)\b(?!-| (?:for|out|by)\b)/i, 'is'],
  [/\bl(?:ies|ie|ay) (?:in|on|at|under|below|beside|between|behind)\b/i, 'is'],
  [/\bwithout (?:the |its |their )?strokes?\b|\bstrokes? at\b/i, 'slash'],
  [/(?<![-@\w])faces?\b(?!-)/i, 'font'],
  [/\bg(?:ives|ave)\b(?! up\b| way\b)/i, 'returns, has'],
  [/\b(?:is|are|was|were|be|been) away\b(?! from)/i, 'unavailable'],
  [/(?<!\bnot\b[^.]*)\bbut for\b/i, 'except for'],
  [/\b(?:he|his|him|himself)\b/i, 'they'],
  [/\bbears?\b/i, 'has'],
  [/\bshall\b/i, 'must, will'],
  [
    /\btak(?:es?|en) (?:(?:it|them|«[^»]*»|(?:an?|the|its) [\w-]+(?: [\w-]+)?) )?(?:for an? |as (?:it is|they are|an? new)\b)/i,
    'treats as',
  ],
];

/** Refused as a name in code too; French texts in quotes are left alone. */
const refusedName = /\bmend\b/;

/** The odd words in a file's comments and names, in the titles of its tests or, for Markdown, in its text. */
export function findOddWords(path: string, source: string): OddWord[] {
  const prose = path.endsWith('.md')
    ? markdownLines(path, source)
    : [...commentLines(source), ...titleLines(path, source), ...oddNames(source)];
  return prose.flatMap(([line, text]) =>
    refused.flatMap(([use, instead]) => {
      const [found] = use.exec(text.replaceAll(/`[^`]*`|\{@link [^}]*\}/g, '')) ?? [];
      return found === undefined ? [] : [{ line, found: found.trim(), instead }];
    }),
  );
}

type Line = readonly [number: number, text: string];

const numbered = (source: string): Line[] => source.split('\n').map((text, index) => [index + 1, text]);

/** The left column of the page of style names the words themselves. */
const markdownLines = (path: string, source: string): Line[] =>
  numbered(source)
    .filter(([, text]) => path !== 'CONTRIBUTING.md' || !text.startsWith('|'))
    .map(([line, text]) => [line, text.replaceAll(/\]\([^)]*\)/g, ']')]);

function commentLines(source: string): Line[] {
  let inside = false;
  return numbered(source).flatMap(([line, text]): Line[] => {
    const [, comment] = inside ? [text, text] : (/(?:^|\s|\{)(?:\/\*+|\/\/)\s?(.*)$/.exec(text) ?? []);
    if (comment === undefined) return [];
    inside = (inside || /(?:^|\s|\{)\/\*/.test(text)) && !text.includes('*/');
    return [[line, comment.replace(/^\s*\*\s?/, '')]];
  });
}

const oddNames = (source: string): Line[] =>
  numbered(source)
    .map(([line, text]): Line => [line, text.replaceAll(/(['"`]).*?\1/g, '').replace(/(?:^|\s)(?:\/\/|\/?\*).*/, '')])
    .filter(([, text]) => refusedName.test(text));

const titleLines = (path: string, source: string): Line[] =>
  /\.(?:test|contract|e2e|firefox|accessibility)\.tsx?$/.test(path)
    ? numbered(source).flatMap(([line, text]): Line[] => {
        const [, , title] = /(?:\b(?:test|describe)(?:\.\w+)*\(|\)\()\s*(['"`])(.*?)\1/.exec(text) ?? [];
        return title === undefined ? [] : [[line, title]];
      })
    : [];
