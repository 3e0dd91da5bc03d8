import { desk } from '#service/desk/desk-browser.fixture.ts';
import { browser } from '#service/desk/opened-desk.fixture.ts';

export const path = `${desk}/releve`;
export const columns = { jour: 'Date', somme: 'Crédit', libelle: 'Libellé' };
export const csv = (...lines: readonly string[]): File =>
  new File([Buffer.from(`Date;Libellé;Crédit\n${lines.join('\n')}\n`, 'latin1')], 'releve.csv');

/** Drops a file; the columns are asked for until somebody chose them. */
export async function drop(fichier: File, fields: Readonly<Record<string, string>> = {}): Promise<Response> {
  return await browser.upload(path, { jeton: await browser.token(path), fichier, ...fields });
}
