/** The French numbering plan: Arcep's decision 2022-1583 with changes until 2026, compared with libphonenumber 1.13. */

/** `unused`: not allotted, or numbers of 14 digits between machines. */
type LineKind = 'fixed' | 'mobile' | 'free' | 'special' | 'unused';
type ShortKind = 'emergency' | 'rio' | 'free' | 'special';

/** A range of French numbers. */
export interface NumberBlock {
  readonly kind: LineKind;
  /** Country code: 33 for metropolitan France and Corsica; empty if only more digits tell which overseas territory. */
  readonly territory: '' | '33' | '262' | '508' | '590' | '594' | '596';
}

/** The digits after the 0 that a block starts with. The longest start that matches a number counts. */
const blocks: readonly (readonly [LineKind, NumberBlock['territory'], starts: string])[] = [
  ['fixed', '33', '1 2 3 4 5 9'],
  // 06 39 98 is kept for films, of mainland France.
  ['mobile', '33', '6 63998 73 74 75 76 77 78 79'],
  ['special', '33', '8'],
  ['free', '33', '800 801 802 803 804 805'],
  ['unused', '33', '40 70 71 72 901'],
  ['fixed', '', '598 947 976'],
  ['fixed', '262', '262 263 268 269 9398 9399 9478 9479 9762 9763 9769'],
  ['mobile', '262', '639 692 693 7092 70935 70936 70937'],
  ['fixed', '508', '508'],
  ['mobile', '508', '708'],
  ['fixed', '590', '590 5987 9395 9475 9760 9761 9768'],
  ['mobile', '590', '690 691 7090'],
  ['fixed', '594', '594 5988 9396 9476 9764 9765'],
  ['mobile', '594', '694 7093'],
  ['fixed', '596', '596 5989 9397 9477 9766 9767'],
  ['mobile', '596', '696 697 7091'],
  ['mobile', '', '709'],
];
const blockOfStart: ReadonlyMap<string, NumberBlock> = new Map(
  blocks.flatMap(([kind, territory, starts]) =>
    starts.split(' ').map((start) => [start, { kind, territory }] as const),
  ),
);
const longestStart = 5;

/** The block of a number, from its digits after the 0; its first digits are enough. */
export function findBlock(national: string): NumberBlock | undefined {
  for (let length = longestStart; length > 0; length--) {
    const found = blockOfStart.get(national.slice(0, length));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What a short number is. Those in 30 and 31 are free (§ 2.4.9), except operators' own; 3179 says the caller's RIO. */
export function findShortNumber(digits: string): ShortKind | undefined {
  if (/^(?:1[578]|11[2459]|116\d{3}|19[167])$/.test(digits)) return 'emergency';
  if (digits === '3179') return 'rio';
  if (/^3[01]\d{2}$/.test(digits) && !/^(?:3008|317)/.test(digits)) return 'free';
  // Four digits, or directory enquiries.
  return /^(?:[13]\d{3}|118\d{0,3})$/.test(digits) ? 'special' : undefined;
}
