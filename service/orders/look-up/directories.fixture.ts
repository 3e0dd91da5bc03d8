import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A firm as https://recherche-entreprises.api.gouv.fr/docs/ describes answers, with the keys that are read and some others. */
export function companyAnswer(changes: object = {}, ofEstablishment: object = {}): object {
  const establishment = {
    siret: '73282932000074',
    adresse: '3 COURS NAPOLEON 20000 AJACCIO',
    code_postal: '20000',
    libelle_commune: 'AJACCIO',
    commune: '2A004',
    etat_administratif: 'A',
    date_fermeture: null,
    est_siege: false,
    ...ofEstablishment,
  };
  const result = {
    siren: '732829320',
    nom_complet: 'BOULANGERIE PATISSERIE ROSSI (CHEZ ROSSI)',
    nom_raison_sociale: 'BOULANGERIE PATISSERIE ROSSI',
    nature_juridique: '5499',
    etat_administratif: 'A',
    complements: { est_association: false, est_service_public: false },
    siege: { ...establishment, siret: '73282932000009', adresse: '1 RUE FESCH 20000 AJACCIO', est_siege: true },
    matching_etablissements: [establishment],
    ...changes,
  };
  return { results: [result], total_results: 1, page: 1, per_page: 1, total_pages: 1 };
}

/** Addresses as https://data.geopf.fr/geocodage/ describes answers (GeoJSON). */
export function addressAnswer(names: readonly string[]): object {
  const feature = (name: string, index: number) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [8.7369, 41.9192] },
    properties: {
      label: `${name} 20000 Ajaccio`,
      score: 0.95 - index / 10,
      id: `2A004_1720_0000${index}`,
      type: 'housenumber',
      name,
      postcode: '20000',
      citycode: '2A004',
      city: 'Ajaccio',
      context: '2A, Corse-du-Sud, Corse',
      _type: 'address',
    },
  });
  const town = { type: 'Feature', properties: { ...feature('Ajaccio', 9).properties, type: 'municipality' } };
  return { type: 'FeatureCollection', features: [town, ...names.map(feature)], query: '' };
}

export interface Directory {
  readonly url: string;
  /** What it was asked, in order. */
  readonly asked: URLSearchParams[];
  close(): void;
}

/** A directory on this machine that answers by `answer`. */
export async function startDirectory(answer: RequestListener): Promise<Directory> {
  const asked: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://localhost').searchParams);
    answer(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/search`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Answers with JSON. */
export const json =
  (body: object): RequestListener =>
  (_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  };
