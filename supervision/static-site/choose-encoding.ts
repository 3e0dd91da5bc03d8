import type { Encoding, SiteFile } from './site-files.ts';

/** The smallest variant that the client accepts, after its `Accept-Encoding`. */
export function chooseEncoding({ variants }: SiteFile, accepted: string | null): Encoding {
  if (accepted === null || accepted === '') return 'identity';
  const refused = /\b(br|gzip)\s*;\s*q=0(?:\.0*)?(?![.\d])/gi;
  const welcome = accepted.replaceAll(refused, '').toLowerCase();
  if (variants.br && /\bbr\b/.test(welcome)) return 'br';
  if (variants.gzip && /\bgzip\b/.test(welcome)) return 'gzip';
  return 'identity';
}
