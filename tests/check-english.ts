/** Part of `npm run lint`: exits with 1 if comments, titles of tests or documents use a word that « Style » refuses. */
import { readFileSync } from 'node:fs';
import { projectFiles } from './shared/project-files.ts';

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

/** The start of a docstring that can't be read without the declaration above. */
const unnamed = /^\/\*\* (?:The same(?! as)|That|Those|Such|Its|Whether they)\b/;

/** What is prose in a line: of a document all but its addresses, of code a comment or the title of a test. */
function proseIn(path: string, line: string, isComment: boolean): string {
  if (path.endsWith('.md')) return line.replaceAll(/\]\([^)]*\)/g, ']');
  if (isComment) return line.replace(/^.*?(?:\/\*+|\/\/|\*)\s?/, '');
  const [, , title = ''] = /(?:\b(?:test|describe)(?:\.\w+)*\(|\)\()\s*(['"`])(.*?)\1/.exec(line) ?? [];
  return /\.(?:test|contract|e2e|firefox|accessibility)\.tsx?$/.test(path) ? title : '';
}

function faultsIn(path: string): string[] {
  let isInside = false;
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const isComment = isInside || /(?:^|\s|\{)\/[*/]/.test(line);
      isInside = (isInside || /(?:^|\s|\{)\/\*/.test(line)) && !line.includes('*/');
      // The left column of the page of style names the words themselves.
      if (path === 'CONTRIBUTING.md' && line.startsWith('|')) return [];
      const prose = proseIn(path, line, isComment).replaceAll(/`[^`]*`|\{@link [^}]*\}/g, '');
      const place = `${path}:${index + 1}`;
      return refused
        .filter(([use]) => use.test(prose))
        .map(([use, instead]) => `${place}: « ${use.exec(prose)?.[0].trim()} », write « ${instead} »`)
        .concat(unnamed.test(line) ? `${place}: name what the docstring is about` : []);
    });
}

const faults = projectFiles
  .filter((path) => /\.(?:tsx?|mjs|css)$/.test(path) || (path.endsWith('.md') && !path.startsWith('content/')))
  .filter((path) => path !== 'tests/check-english.ts')
  .flatMap(faultsIn);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
