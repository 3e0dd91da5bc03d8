import * as z from 'zod';
import { ownedText, wholeFile, wholeNumber } from './parts/parts.ts';

const days = 'écrivez un nombre entier de jours, de 1 à 3650, sans guillemets';

/** The owner's choices for the legal texts, which name them as `{{legal.repair}}`. */
export const legalChoices = wholeFile('legal-choices.yaml', z.strictObject({
  suspension: ownedText('Le délai entre mise en demeure et suspension'),
  liabilityCap: ownedText('Le plafond de responsabilité, par année'),
  complaintReply: ownedText('Le délai de réponse à une réclamation'),
  specialNumbers: ownedText('Le prix des appels vers les numéros spéciaux'),
  billing: ownedText('Ce qui est facturé d’avance et ce qui l’est à terme échu'),
  repair: ownedText('Le délai visé pour rétablir le service'),
  compensation: ownedText('Le dédommagement d’une interruption ou d’une portabilité en retard'),
  dataOfficer: ownedText('Le délégué et son adresse, ou qu’il n’y en a pas'),
  prospecting: ownedText('Si l’adresse e-mail d’un devis sert à la prospection'),
  mailProvider: ownedText('Le nom du prestataire qui achemine les e-mails'),
  dataLocation: ownedText('Le lieu d’hébergement des données'),
  unconfirmedOrderDays: wholeNumber(1, 3650, days),
}));
