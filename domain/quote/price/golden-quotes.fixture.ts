import { parsePlanCode } from '#domain/quote/catalogue/call-plans.ts';
import { type QuoteForm, quoteFormDefaults } from '#domain/quote/form/quote-form.ts';

/**
 * Quotes calculated by hand, for each catalogue id, at the prices of that catalogue. A refactoring must not change these
 * amounts. The owner can read them, and adds a table for each new catalogue. Postes: main + secondary + wireless phones,
 * or virtual users. Appels: `minute` for pay-as-you-go, or the code of a plan. Amounts are rounded totals in whole euros
 * before tax.
 */
export const goldenTables: Readonly<Record<string, string>> = {
  '2026-11': `
| cas                                                              | postes       | sites | numéros | portés | appels | 8 p. | 16 p. | cordons | une fois | par mois | par poste |
| Le plus petit devis : 3 postes, un site                          | 1 + 1 + 1    |     1 |       1 |      0 | minute |    1 |     0 |       6 |      708 |       29 |        10 |
| 3 postes principaux                                              | 3 + 0 + 0    |     1 |       1 |      0 | minute |    1 |     0 |       6 |      779 |       29 |        10 |
| 4 postes : dernier cas du switch 8 ports seul                    | 2 + 1 + 1    |     1 |       1 |      0 | minute |    1 |     0 |       7 |      827 |       38 |        10 |
| 5 postes : premier cas du switch 16 ports                        | 2 + 2 + 1    |     1 |       1 |      0 | minute |    0 |     1 |       8 |      955 |       47 |         9 |
| 9 postes : 11 éléments, 13 cordons                               | 3 + 4 + 2    |     1 |       1 |      0 | minute |    0 |     1 |      13 |     1310 |       83 |         9 |
| 8 postes : 10 éléments, 11 cordons et non 12                     | 3 + 3 + 2    |     1 |       1 |      0 | minute |    0 |     1 |      11 |     1241 |       74 |         9 |
| 15 postes : dernier cas du switch 16 ports seul                  | 5 + 5 + 5    |     1 |       1 |      0 | minute |    0 |     1 |      19 |     1917 |      137 |         9 |
| 16 postes : un 8 ports et un 16 ports                            | 6 + 5 + 5    |     1 |       1 |      0 | minute |    1 |     1 |      21 |     2118 |      146 |         9 |
| 19 postes : dernier cas de ce couple                             | 10 + 5 + 4   |     1 |       1 |      0 | minute |    1 |     1 |      25 |     2496 |      173 |         9 |
| 20 postes : deux 16 ports                                        | 10 + 10 + 0  |     1 |       1 |      0 | minute |    0 |     2 |      26 |     2484 |      182 |         9 |
| 29 postes : dernier cas de deux 16 ports                         | 9 + 10 + 10  |     1 |       1 |      0 | minute |    0 |     2 |      36 |     3378 |      263 |         9 |
| 30 postes : trois 16 ports                                       | 10 + 10 + 10 |     1 |       1 |      0 | minute |    0 |     3 |      38 |     3641 |      272 |         9 |
| 44 postes : dernier cas de trois 16 ports                        | 4 + 20 + 20  |     1 |       1 |      0 | minute |    0 |     3 |      53 |     4600 |      398 |         9 |
| 45 postes : quatre 16 ports                                      | 5 + 20 + 20  |     1 |       1 |      0 | minute |    0 |     4 |      55 |     4863 |      407 |         9 |
| 50 postes : le maximum, tous principaux                          | 50 + 0 + 0   |     1 |       1 |      0 | minute |    0 |     4 |      61 |     6881 |      452 |         9 |
| La commande type : 2 + 3 + 1 postes, 2 sites, FFM6               | 2 + 3 + 1    |     2 |       1 |      0 | FFM6   |    0 |     2 |      11 |     1457 |      124 |        21 |
| 3 postes sur 5 sites : deux sites sans poste gardent leur switch | 0 + 3 + 0    |     5 |       1 |      0 | minute |    0 |     5 |      15 |     2429 |       29 |        10 |
| 30 postes sur 2 sites : 15 par site, un switch chacun            | 10 + 10 + 10 |     2 |       1 |      0 | minute |    0 |     2 |      38 |     3789 |      272 |         9 |
| 31 postes sur 2 sites : 16 par site, deux switchs chacun         | 11 + 10 + 10 |     2 |       1 |      0 | minute |    0 |     4 |      41 |     4196 |      281 |         9 |
| 46 postes sur 3 sites : 16 par site, deux switchs chacun         | 16 + 15 + 15 |     3 |       1 |      0 | minute |    0 |     6 |      61 |     6212 |      416 |         9 |
| 45 postes sur 3 sites : 15 par site                              | 15 + 15 + 15 |     3 |       1 |      0 | minute |    0 |     3 |      57 |     5661 |      407 |         9 |
| 50 postes sur 5 sites, 20 canaux à l’international               | 20 + 20 + 10 |     5 |      20 |     20 | INT20  |    0 |     5 |      66 |     7113 |      865 |        17 |
| 50 postes sur 4 sites                                            | 25 + 15 + 10 |     4 |       4 |      0 | minute |    0 |     4 |      64 |     6782 |      458 |         9 |
| 10 numéros conservés : une tranche                               | 3 + 0 + 0    |     1 |      10 |     10 | minute |    1 |     0 |       6 |      859 |       47 |        16 |
| 11 numéros conservés : deux tranches                             | 3 + 0 + 0    |     1 |      11 |     11 | minute |    1 |     0 |       6 |      939 |       49 |        16 |
| 1 numéro conservé : une tranche entière                          | 3 + 0 + 0    |     1 |       1 |      1 | minute |    1 |     0 |       6 |      859 |       29 |        10 |
| 999 numéros conservés : le maximum, cent tranches                | 3 + 0 + 0    |     1 |     999 |    999 | minute |    1 |     0 |       6 |     8779 |     2025 |       675 |
| Fixes France, 3 canaux : 13,50 € arrondis vers le haut           | 0 + 3 + 0    |     1 |       1 |      0 | FF3    |    1 |     0 |       6 |      620 |       43 |        14 |
| Fixes France, 5 canaux : 22,50 €                                 | 0 + 5 + 0    |     1 |       1 |      0 | FF5    |    0 |     1 |       8 |      814 |       70 |        14 |
| Fixes France, 2 canaux : compte rond                             | 1 + 2 + 0    |     1 |       2 |      0 | FF2    |    1 |     0 |       6 |      673 |       40 |        13 |
| Fixes France, 15 canaux : 67,50 €                                | 5 + 10 + 0   |     1 |       5 |      0 | FF15   |    0 |     1 |      19 |     1742 |      213 |        14 |
| Fixes et mobiles, 3 canaux : 34,50 €                             | 2 + 1 + 1    |     1 |       2 |      0 | FFM3   |    1 |     0 |       7 |      827 |       75 |        19 |
| Fixes et mobiles, 15 canaux : 169,50 €                           | 10 + 20 + 5  |     1 |       3 |      0 | FFM15  |    0 |     3 |      43 |     3796 |      491 |        14 |
| Fixes et mobiles, 30 canaux : 337,50 €                           | 10 + 30 + 10 |     1 |      10 |      0 | FFM30  |    0 |     4 |      61 |     5111 |      808 |        16 |
| International, 2 canaux : 37,50 €                                | 1 + 1 + 1    |     1 |       1 |      0 | INT2   |    1 |     0 |       6 |      708 |       67 |        22 |
| International, 5 canaux : 94,50 €                                | 3 + 3 + 3    |     1 |       6 |      0 | INT5   |    0 |     1 |      13 |     1345 |      188 |        21 |
| International, 30 canaux : 562,50 €                              | 30 + 10 + 10 |     1 |      50 |     30 | INT30  |    0 |     4 |      61 |     6411 |     1113 |        22 |
| Virtuel : 3 utilisateurs, le minimum                             | 3 virtuels   |     1 |       1 |      0 | minute |    0 |     0 |       0 |        0 |       29 |        10 |
| Virtuel : 50 utilisateurs, le maximum                            | 50 virtuels  |     1 |      50 |      0 | minute |    0 |     0 |       0 |        0 |      550 |        11 |
| Virtuel sur 3 sites : ni box ni livraison                        | 10 virtuels  |     3 |       3 |      0 | minute |    0 |     0 |       0 |        0 |       96 |        10 |
| Virtuel avec portabilité et forfait                              | 12 virtuels  |     1 |      12 |     12 | FFM8   |    0 |     0 |       0 |      160 |      222 |        19 |
| Virtuel, international 10 canaux : 187,50 €                      | 7 virtuels   |     1 |       1 |      0 | INT10  |    0 |     0 |       0 |        0 |      253 |        36 |
| Par poste, vers le bas : 43 € pour 3 font 14,33 €, donc 14 €     | 3 + 0 + 0    |     1 |       8 |      0 | minute |    1 |     0 |       6 |      779 |       43 |        14 |
| Par poste, le demi monte : 42 € pour 4 font 10,50 €, donc 11 €   | 0 + 4 + 0    |     1 |       3 |      0 | minute |    1 |     0 |       7 |      686 |       42 |        11 |
`,
};

/** What a visitor types for a row of a table, and the figures to expect. */
interface GoldenQuote {
  readonly name: string;
  readonly form: QuoteForm;
  /** Plan code; `minute` for pay-as-you-go. */
  readonly plan: string;
  readonly expected: Readonly<Record<(typeof figures)[number], number>>;
}

const figures = ['POE8', 'POE16', 'cables', 'oneTimeEuros', 'monthlyEuros', 'perExtensionEuros'] as const;

/** Parses the rows of a table, whose plans have one of these numbers of channels. Throws an error that quotes the unreadable row. */
export function readGoldenQuotes(table: string, channels: readonly number[]): GoldenQuote[] {
  const [, ...rows] = table.trim().split('\n');
  return rows.map((row) => {
    const cells = row.split('|').map((cell) => cell.trim());
    const [, name = '', people = '', siteCount = '', geographicNumbers = '', portedNumbers = '', plan = ''] = cells;
    const counts = cells.slice(7, -1).map(Number);
    const virtualOnly = people.endsWith('virtuels');
    const [mainPhones = '', secondaryPhones = '', wirelessPhones = ''] = virtualOnly ? [] : people.split(' + ');
    if (counts.length !== figures.length || !counts.every(Number.isInteger)) throw new Error(`Unreadable row: ${row}`);
    const named = parsePlanCode(plan, channels);
    return {
      name,
      plan,
      form: {
        ...quoteFormDefaults,
        ...{ email: 'mairie@example.fr', virtualOnly, siteCount, geographicNumbers, portedNumbers },
        ...(virtualOnly
          ? { userCount: people.replace(' virtuels', '') }
          : { mainPhones, secondaryPhones, wirelessPhones }),
        ...(named && { callType: 'unlimited', channels: String(named.channels), callPlanType: named.planType }),
      },
      expected: Object.fromEntries(figures.map((figure, index) => [figure, counts[index]])) as GoldenQuote['expected'],
    };
  });
}
