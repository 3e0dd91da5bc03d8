import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A firm as described by https://recherche-entreprises.api.gouv.fr/docs/, with the keys that are read and more. */
export function companyAnswer(changes: object = {}, ofEstablishment: object = {}): object {
  const establishment = {
    siret: '73282932000074',
    adresse: '3 COURS NAPOLEON 20000 AJACCIO',
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
    siege: { ...establishment, siret: '73282932000009', adresse: '1 RUE FESCH 20000 AJACCIO', est_siege: true },
    matching_etablissements: [establishment],
    ...changes,
  };
  return { results: [result], total_results: 1 };
}

/** Addresses as https://data.geopf.fr/geocodage/ describes answers (GeoJSON). */
export function addressAnswer(names: readonly string[]): object {
  const feature = (name: string, type = 'housenumber') => ({
    type: 'Feature',
    properties: { label: `${name} 20000 Ajaccio`, type, name, postcode: '20000', city: 'Ajaccio' },
  });
  const features = [feature('Ajaccio', 'municipality'), ...names.map((name) => feature(name))];
  return { type: 'FeatureCollection', features, query: '' };
}

interface Directory {
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

export const json =
  (body: object): RequestListener =>
  (_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  };
