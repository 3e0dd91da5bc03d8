import { type CompanyValue, placeholder } from './company.ts';

interface LegalChoices {
  readonly suspension: CompanyValue;
  readonly liabilityCap: CompanyValue;
  readonly complaintReply: CompanyValue;
  readonly specialNumbers: CompanyValue;
  readonly billing: CompanyValue;
  readonly repair: CompanyValue;
  readonly compensation: CompanyValue;
  readonly dataOfficer: CompanyValue;
  readonly prospecting: CompanyValue;
  readonly mailProvider: CompanyValue;
  readonly dataLocation: CompanyValue;
  /** Days for which an order that nobody confirms is kept; the service erases it then. */
  readonly unconfirmedOrderDays: number;
}

/**
 * The owner's choices for the legal texts, which refer to them as `{{legal.repair}}`. `npm run check-publication` lists
 * each placeholder until the owner replaces it by a plain value.
 */
export const legalChoices = {
  suspension: placeholder('quinze jours (à confirmer)', 'Le délai entre mise en demeure et suspension'),
  liabilityCap: placeholder(
    'le montant hors taxes payé par le client pendant les douze mois qui précèdent le dommage (à confirmer)',
    'Le plafond de responsabilité, par année',
  ),
  complaintReply: placeholder('quinze jours ouvrés (à confirmer)', 'Le délai de réponse à une réclamation'),
  specialNumbers: placeholder(
    'gratuits si leur éditeur l’annonce, sinon au prix d’un appel vers un fixe plus celui du service (à confirmer)',
    'Le prix des appels vers les numéros spéciaux',
  ),
  billing: placeholder(
    'l’abonnement d’avance, les appels une fois le mois écoulé (à confirmer)',
    'Ce qui est facturé d’avance et ce qui l’est à terme échu',
  ),
  repair: placeholder('un jour ouvré (à confirmer)', 'Le délai visé pour rétablir le service'),
  compensation: placeholder(
    'un avoir d’un trentième du montant mensuel touché par jour de retard (à confirmer)',
    'Le dédommagement d’une interruption ou d’une portabilité en retard',
  ),
  dataOfficer: placeholder(
    'Nous n’avons pas désigné de délégué à la protection des données (à confirmer)',
    'Le délégué et son adresse, ou qu’il n’y en a pas',
  ),
  prospecting: placeholder(
    'ne sert pas à vous envoyer de la publicité (à confirmer)',
    'Si l’adresse e-mail d’un devis sert à la prospection',
  ),
  mailProvider: placeholder('prestataire à compléter', 'Le nom du prestataire qui achemine les e-mails'),
  dataLocation: placeholder('dans l’Union européenne (à confirmer)', 'Le lieu d’hébergement des données'),
  unconfirmedOrderDays: 30,
} as const satisfies LegalChoices;
