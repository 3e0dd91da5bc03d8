/** Prices in half euros from sections 3 and 9 of the specification, without any code or table of the program. */

/** What an order states, by the keys of its articles. `plan` is a code such as `FFM6`, or empty. */
interface OracleInput {
  readonly T46U: number;
  readonly T33G: number;
  readonly W57P: number;
  readonly virtualUser: number;
  readonly sites: number;
  readonly numbers: number;
  readonly portability: number;
  readonly plan: string;
}

/** Expected switches, cables and totals; amounts in cents. */
interface OracleAnswer {
  readonly poe8: number;
  readonly poe16: number;
  readonly cables: number;
  readonly initialCents: number;
  readonly monthlyCents: number;
}

/** Section 9, « Unlimited plan », in euros: channels, france-fix, france-all, international. */
const planLines = `
 2   9     22.5   37.5
 3  13.5   34.5   57
 4  18     45     75
 5  22.5   57     94.5
 6  27     67.5  112.5
 8  36     90    150
10  45    112.5  187.5
12  54    135    225
15  67.5  169.5  282
20  90    225    375
30 135    337.5  562.5
`;

/** Every plan code with its price in half euros. */
export const oraclePlans: ReadonlyMap<string, number> = new Map(
  planLines
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [channels = '', ...euros] = row.trim().split(/\s+/);
      return ['FF', 'FFM', 'INT'].map((prefix, column): [string, number] => [
        `${prefix}${channels}`,
        inHalfEuros(euros[column] ?? ''),
      ]);
    }),
);

/** The switches of one site for 0 to 50 phones, a letter a phone count: `.` none, `e` one 8-port, `1`-`4` 16-ports, `m` one of each. */
const singleSiteSwitches = `.${'e'.repeat(4)}${'1'.repeat(11)}${'m'.repeat(4)}${'2'.repeat(10)}${'3'.repeat(15)}${'4'.repeat(6)}`;

export function oracle(input: OracleInput): OracleAnswer {
  const monthly = oracleMonthly(input);
  const blocks = smallest((count) => count * 10 >= input.portability);
  if (input.virtualUser > 0)
    return { poe8: 0, poe16: 0, cables: 0, initialCents: wholeEuros(160 * blocks), monthlyCents: wholeEuros(monthly) };
  const phones = input.T46U + input.T33G + input.W57P;
  const [poe8, poe16] = input.sites === 1 ? oneSite(phones) : severalSites(phones, input.sites);
  const cables = smallest((count) => count * 10 >= (phones + poe8 + poe16 + input.sites) * 11);
  const halfEuros = [
    [input.T46U, 232],
    [input.T33G, 126],
    [input.W57P, 196],
    [poe8, 158],
    [poe16, 282],
    [cables, 6],
    [blocks, 160],
    [input.sites, 578],
    [1, 90],
  ].reduce((sum, [count = 0, price = 0]) => sum + count * price, 0);
  return { poe8, poe16, cables, initialCents: wholeEuros(halfEuros), monthlyCents: wholeEuros(monthly) };
}

function oracleMonthly(input: OracleInput): number {
  const extensions = input.T46U + input.T33G + input.W57P + input.virtualUser;
  const plan = input.plan === '' ? 0 : oraclePlans.get(input.plan);
  if (plan === undefined) throw new Error(`No such plan: ${input.plan}`);
  return 18 * extensions + 4 * input.numbers + plan;
}

function oneSite(phones: number): [poe8: number, poe16: number] {
  const letter = singleSiteSwitches[phones] ?? '4';
  if (letter === '.') return [0, 0];
  if (letter === 'e') return [1, 0];
  return letter === 'm' ? [1, 1] : [0, Number(letter)];
}

function severalSites(phones: number, sites: number): [poe8: number, poe16: number] {
  const atLargestSite = smallest((count) => count * sites >= phones);
  return [0, sites * smallest((count) => count * 15 >= atLargestSite)];
}

/** Rounds half euros up to the whole euro, in cents. */
function wholeEuros(halfEuros: number): number {
  return ((halfEuros + (halfEuros % 2)) / 2) * 100;
}

function smallest(isEnough: (count: number) => boolean): number {
  let count = 0;
  while (!isEnough(count)) count += 1;
  return count;
}

function inHalfEuros(euros: string): number {
  const [whole = '0', half] = euros.split('.');
  return Number(whole) * 2 + (half === '5' ? 1 : 0);
}
