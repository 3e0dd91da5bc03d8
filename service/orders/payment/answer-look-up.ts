import { addressText, type PostalAddress } from '#domain/order/client/address-parts.ts';
import { isPublicBody, readSiret } from '#domain/order/client/siret.ts';
import { foldText } from '#domain/typed-text.ts';
import type { Config } from '#service/config.ts';
import { findAddresses } from '#service/orders/look-up/find-addresses.ts';
import { findCompany } from '#service/orders/look-up/find-company.ts';
import { type CompletionForm, namedAddresses } from './parse-completion.ts';

/** Name of the buttons that look something up; their value is the field that it is for. */
export const lookUpName = 'chercher';

/** Which look-ups are offered, and the answer to the one that was asked for. */
export interface LookUps {
  readonly company: boolean;
  readonly address: boolean;
  readonly answer?: { field: string; message: string; found: readonly PostalAddress[] } | undefined;
}

type Urls = Pick<Config, 'companyLookUpUrl' | 'addressLookUpUrl'>;

const kept = 'Rien de ce que vous avez saisi n’est perdu.';
const silent = `ne répond pas. ${kept} Remplissez les champs vous-même.`;

const tooMany = (wait: number): string =>
  `Trop de recherches en peu de temps\u00a0: recommencez dans ${wait}\u00a0s. ${kept}`;

/** Answers a look-up and fills in what it finds, replacing nothing typed; `askFor` returns seconds to wait, or 0. */
export async function answerLookUp(field: string, form: CompletionForm, urls: Urls, askFor: () => number) {
  const say = (message: string, found: readonly PostalAddress[] = []) => ({ form, answer: { field, message, found } });
  if (field === 'siret') return await answerSiret(form, urls, askFor);
  const { sites, emergency } = namedAddresses(form);
  const typed = [...sites, ...emergency].find((known) => known.field === field)?.address;
  if (typed === undefined || addressText(typed) === '') return say('Saisissez d’abord l’adresse à vérifier.');
  const wait = askFor();
  if (wait > 0) return say(tooMany(wait));
  const found = await findAddresses(urls.addressLookUpUrl, typed);
  if (found === undefined) return say(`La base des adresses ${silent}`);
  if (found.length === 0)
    return say('La base des adresses ne connaît aucune adresse proche. Gardez la vôtre si elle est juste.');
  const known = foldText(addressText({ ...typed, complement: '' }));
  if (found.some((address) => foldText(addressText(address)) === known))
    return say('La base des adresses connaît cette adresse.');
  return say('Adresses proches\u00a0:', found);
}

async function answerSiret(form: CompletionForm, { companyLookUpUrl: url }: Urls, askFor: () => number) {
  const say = (message: string, filled = form) => ({ form: filled, answer: { field: 'siret', message, found: [] } });
  const siret = readSiret(form.siret);
  if (siret === undefined) return say('Saisissez d’abord les 14\u00a0chiffres de votre SIRET, sans faute de frappe.');
  const wait = askFor();
  if (wait > 0) return say(tooMany(wait));
  const company = await findCompany(url, siret);
  if (company === 'unavailable') return say(`L’annuaire des entreprises ${silent}`);
  if (company === 'unknown')
    return say('L’annuaire ne connaît pas ce SIRET. Vérifiez-le, ou remplissez les champs vous-même.');
  const { name, address, isClosed, isPublic } = company;
  const known = [name, addressText(address)].filter((text) => text !== '').join(', ');
  if (isClosed) {
    return say(
      `Établissement fermé selon l’annuaire\u00a0: ${known}. Vérifiez ce SIRET, ou remplissez les champs vous-même.`,
    );
  }
  const [first, ...others] = form.sites;
  const isEmpty = first === undefined || addressText(first) === '';
  // Of the other public bodies, the first digit of the SIRET says it.
  const tells = form.clientKind === '' && isPublic && !isPublicBody(siret);
  return say(
    known === ''
      ? 'Cette entreprise ne publie ni son nom ni son adresse\u00a0: remplissez les champs vous-même.'
      : `Dans l’annuaire\u00a0: ${known}. Nous avons rempli les champs vides\u00a0: vérifiez-les.`,
    {
      ...form,
      company: form.company || name,
      sites: isEmpty ? [address, ...others] : form.sites,
      ...(tells && { clientKind: 'public' as const }),
    },
  );
}
