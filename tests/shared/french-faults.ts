/** Mistakes of spelling that are looked for in every French text; `typography.ts` knows those of signs and spaces. */
export const misspellings: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    'an accent missing on a capital',
    /(?<!\p{L})(?:A (?:la|l’|partir|compléter|venir|conserver|faire|propos)(?!\p{L})|E(?:tat|tape|cri[vt]|mis|quip|valu|gal|change|v[eé]n)\p{Ll}*)/u,
  ],
  ['œ in two letters', /(?<!\p{L})(?:c|s|n|v|m)?oe(?:u|il)/iu],
];

/** English words that French has its own for. */
export const englishWords: readonly RegExp[] = [
  /(?<![\p{L}@-]|-- )(?:mails?|newsletters?|hotline|helpdesk|call center)(?![\p{L}_-])/iu,
  // The specification words one message so.
  /(?<!Format )(?<![\p{L}@.-])emails?(?![\p{L}.-])/iu,
  /(?<![\p{L}@-])(?:feedback|deadline|dashboard|reporting|upgrade|workflow|process|planning|onboarding|digital\p{L}*|customis\p{L}*|implément\p{L}*|impact(?:er|é)|booster|login|password|hardware|software|softphone|provisioning|solutionn\p{L}*|au final|challenge\p{L}*|checklist)(?![\p{L}-])/iu,
];
