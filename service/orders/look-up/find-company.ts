import * as z from 'zod';
import { addressParts, noAddress } from '#domain/order/client/address-parts.ts';
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

/** Finds an establishment by its SIRET in the directory at `url` (https://recherche-entreprises.api.gouv.fr/docs/). */
export async function findCompany(url: string | undefined, siret: string) {
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
      // Legal categories of public law.
      isPublic: nature_juridique?.startsWith('7') ?? false,
    };
  }
  return 'unknown';
}

/** A text, empty if the company doesn't publish it: whoever refuses has « [NON-DIFFUSIBLE] » in each. */
function published(text: string | null | undefined): string {
  return !text || text.includes('[') ? '' : text;
}
