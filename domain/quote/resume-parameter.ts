/**
 * The link `#/quote?devis=1_2026-11_s2_p2-3-1_n4-2_FFM006` has the choices and the catalogue that priced them, no
 * personal data. It consists of letters, digits, `-` and `_`, so that no mail program cuts or escapes it.
 */
export const resumeParameter = 'devis';
