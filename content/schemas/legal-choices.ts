import * as z from 'zod';
import { owned, text, wholeFile, wholeNumber } from './parts/parts.ts';

const days = 'écrivez un nombre entier de jours, de 1 à 3650, sans guillemets';
const words = (expected: string) => owned(expected, text());

/** The owner's choices for the legal texts, which name them as `{{legal.repair}}`. */
export const legalChoices = wholeFile('legal-choices.yaml', z.strictObject({
  suspension: words('Le délai entre mise en demeure et suspension'),
  liabilityCap: words('Le plafond de responsabilité, par année'),
  complaintReply: words('Le délai de réponse à une réclamation'),
  specialNumbers: words('Le prix des appels vers les numéros spéciaux'),
  billing: words('Ce qui est facturé d’avance et ce qui l’est à terme échu'),
  repair: words('Le délai visé pour rétablir le service'),
  compensation: words('Le dédommagement d’une interruption ou d’une portabilité en retard'),
  dataOfficer: words('Le délégué et son adresse, ou qu’il n’y en a pas'),
  prospecting: words('Si l’adresse e-mail d’un devis sert à la prospection'),
  mailProvider: words('Le nom du prestataire qui achemine les e-mails'),
  dataLocation: words('Le lieu d’hébergement des données'),
  unconfirmedOrderDays: wholeNumber(1, 3650, days),
}));
