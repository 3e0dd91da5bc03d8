import * as z from 'zod';
import { addressParts, noAddress, type PostalAddress } from '#domain/order/client/address-parts.ts';
import { lookUp } from './look-up.ts';

const establishment = z.object({
  siret: z.string(),
  adresse: z.string().nullish(),
  /** « A » for an open one, « F » for a closed one. */
  etat_administratif: z.string().nullish(),
});

const answer = z.object({
  results: z.array(
    z.object({
      nom_complet: z.string().nullish(),
      nom_raison_sociale: z.string().nullish(),
      /** Legal category of INSEE. */
      nature_juridique: z.string().nullish(),
      siege: establishment.nullish(),
      matching_etablissements: z.array(establishment).default([]),
    }),
  ),
});

/** What the directory of companies publishes of an establishment. */
interface FoundCompany {
  /** Empty if the company doesn't publish it. */
  readonly name: string;
  readonly address: PostalAddress;
  readonly isClosed: boolean;
  /** Whether its legal category is one of public law. */
  readonly isPublic: boolean;
}

/** Finds an establishment by its SIRET in the directory at `url` (https://recherche-entreprises.api.gouv.fr/docs/). */
export async function findCompany(
  url: string | undefined,
  siret: string,
): Promise<FoundCompany | 'unknown' | 'unavailable'> {
  const found = await lookUp(url, { q: siret, page: '1', per_page: '1' }, answer);
  if (found === undefined) return 'unavailable';
  for (const { nom_complet, nom_raison_sociale, nature_juridique, siege, matching_etablissements } of found.results) {
    const one = [...matching_etablissements, siege].find((known) => known?.siret === siret);
    if (!one) continue;
    const text = published(one.adresse);
    return {
      name: published(nom_raison_sociale) || published(nom_complet),
      address: text === '' ? noAddress : addressParts(text),
      isClosed: one.etat_administratif === 'F',
      isPublic: nature_juridique?.startsWith('7') ?? false,
    };
  }
  return 'unknown';
}

/** Who refuses to be published has « [NON-DIFFUSIBLE] » in each text. */
function published(text: string | null | undefined): string {
  return !text || text.includes('[') ? '' : text;
}
