import { formatPhone } from '#domain/order/client/phone-number.ts';
import { addressMessage } from '#domain/order/client/postal-address.ts';
import type { PortRefusal } from '#domain/portability/read-port.ts';
import type { Typo } from '#domain/portability/rio.ts';
import { webAddressMessage } from '#domain/web-address.ts';

const missing = {
  holder: 'Indiquez le nom du titulaire, exactement comme sur la facture',
  operator: 'Indiquez l’opérateur actuel de la ligne',
} as const;

/** What is wrong with a block of the dossier, and what to correct, where nothing else has to be said. */
const messages = {
  'number-missing': 'Indiquez le numéro à conserver',
  'number-unreadable': 'Vérifiez ce numéro\u00a0: 10\u00a0chiffres, par exemple 04\u00a065\u00a071\u00a000\u00a000',
  'number-mobile':
    'Un numéro de mobile reste chez un opérateur mobile\u00a0: indiquez un numéro fixe, de 01 à 05 ou 09',
  'number-special': 'Les numéros en 08 et les numéros courts se transfèrent autrement\u00a0: appelez-nous',
  'number-overseas': 'Un numéro d’outre-mer ne se transfère que dans son territoire\u00a0: appelez-nous',
  'number-foreign': 'Seul un numéro français se transfère en France\u00a0: indiquez un numéro de 01 à 05 ou 09',
  'number-twice': 'Ce numéro figure déjà dans la liste',
  'range-unreadable': 'Vérifiez le dernier numéro de la tranche\u00a0: 10\u00a0chiffres, ou rien pour un seul numéro',
  'range-reversed': 'Le dernier numéro de la tranche vient après le premier\u00a0: vérifiez les deux',
  'range-mixed': 'Les numéros d’une tranche ont les mêmes 6 premiers chiffres\u00a0: faites deux tranches',
  'rio-missing': 'Indiquez le RIO\u00a0: un appel gratuit au 3179 depuis la ligne le donne',
  'text-unreadable': 'Retirez les caractères invisibles\u00a0: tapez ce texte plutôt que de le coller',
  'text-not-latin': 'Écrivez ce texte en lettres latines\u00a0: il figure sur le mandat',
  'holder-is-operator': 'C’est le nom d’un opérateur\u00a0: indiquez le titulaire, à qui la facture est adressée',
  'holder-nearly-own':
    'Ce nom ressemble à celui de l’entreprise ou de la personne qui commande, à une ou deux lettres près\u00a0: corrigez-le, ou cochez qu’il est écrit ainsi sur la facture',
  'operator-is-holder': 'C’est le nom du titulaire\u00a0: indiquez l’opérateur, dont le nom est en haut de la facture',
  'siret-missing': 'Indiquez le SIRET du titulaire, ou cochez que la ligne est au nom d’une personne',
  'siret-wrong': 'Vérifiez ce SIRET\u00a0: 14\u00a0chiffres, sur la facture ou l’avis de situation Sirene',
  'siret-of-another':
    'Cette ligne appartient à une autre entreprise\u00a0: elle doit d’abord la céder, chez son opérateur, à celle qui commande',
  'text-web-address': webAddressMessage,
} as const satisfies Readonly<Partial<Record<PortRefusal['reason'], string>>>;

/** What is wrong with a block of the dossier, and what to correct. `number` is what was typed as its number. */
export function portRefusalMessage(refusal: PortRefusal, number: string): string {
  switch (refusal.reason) {
    case 'rio-length':
      return `Un RIO a 12 caractères, celui-ci en a ${refusal.length}\u00a0: vérifiez-le`;
    case 'rio-character':
      return `Retirez «\u202f${refusal.character}\u202f» du RIO\u00a0: il n’a que des lettres et des chiffres, et parfois un + à la fin`;
    case 'rio-mismatch':
      return `Ce RIO n’est pas celui du ${formatPhone(number)}\u00a0: ${whereToLook(refusal.typo)}`;
    case 'text-missing':
      return missing[refusal.field];
    case 'address':
      return addressMessage(refusal.refusal);
    case 'text-too-long':
      return `Raccourcissez ce texte à ${refusal.limit}\u00a0caractères`;
    case 'holder-nearly-other':
      return `Ce nom ressemble au titulaire du ${formatPhone(refusal.number)}, à une ou deux lettres près\u00a0: corrigez celui qui est faux, ou cochez que ce nom est écrit ainsi sur la facture`;
    default:
      return messages[refusal.reason];
  }
}

function whereToLook(typo: Typo | undefined): string {
  if (typo === undefined) return 'vérifiez l’un et l’autre, ou rappelez le 3179 depuis cette ligne';
  return typo.field === 'rio'
    ? `vérifiez surtout le ${ordinal(typo.position)} caractère du RIO`
    : `vérifiez surtout le ${ordinal(typo.position)} chiffre du numéro`;
}

function ordinal(position: number): string {
  return position === 1 ? '1er' : `${position}e`;
}

/** The message when an order would have this many numbers more than were ordered. */
export function tooManyNumbersMessage(surplus: number): string {
  const numbers = surplus === 1 ? 'un numéro' : `${surplus}\u00a0numéros`;
  return `Il y a ${numbers} de trop par rapport à la commande\u00a0: retirez-${surplus === 1 ? 'le' : 'en'}, ou faites compléter la commande`;
}

/** The message when an order has the maximum number of blocks; a block is a number or a range. */
export function fullDossierMessage(maxBlocks: number): string {
  return `Une commande a ${maxBlocks} numéros ou tranches au plus\u00a0: regroupez en tranches les numéros qui se suivent, ou appelez-nous`;
}
