const overseas = ['Outre-mer', 'DOM', 'DROM', 'DOM-TOM'];
const antilles = ['Antilles', 'Antilles françaises', ...overseas];

/** Other names of the destinations of `call-rates.csv`; case, accents and punctuation don't count. */
export const callRatesSynonyms: Readonly<Record<string, readonly string[]>> = {
  France: ['Corse', 'Métropole', 'France métropolitaine'],
  'Guadeloupe, Saint-Martin et Saint-Barthélemy': ['St-Martin', 'St-Barthélemy', 'Saint-Barth', 'St-Barth', ...antilles],
  Guyane: ['Guyane française', ...overseas],
  Martinique: antilles,
  'La Réunion': ['Île de la Réunion', 'Océan Indien', ...overseas],
  Mayotte: ['Océan Indien', ...overseas],
  'Saint-Pierre-et-Miquelon': ['St-Pierre-et-Miquelon', 'Outre-mer', 'TOM'],
  'Nouvelle-Calédonie': ['Nouméa', 'Outre-mer', 'TOM'],
  'Polynésie française': ['Tahiti', 'Outre-mer', 'TOM'],
  'Wallis-et-Futuna': ['Outre-mer', 'TOM'],
  'États-Unis': ['USA', 'US', 'États-Unis d’Amérique', 'Amérique', 'New York'],
  Canada: ['Québec', 'Montréal'],
  'Royaume-Uni': ['Angleterre', 'Grande-Bretagne', 'Écosse', 'Pays de Galles', 'Irlande du Nord', 'UK', 'GB', 'Londres'],
  Belgique: ['Bruxelles'],
  Suisse: ['Genève'],
  Allemagne: ['Berlin'],
  Espagne: ['Madrid', 'Barcelone'],
  Maroc: ['Casablanca'],
  'Côte d’Ivoire': ['Abidjan'],
  Sénégal: ['Dakar'],
  'Pays-Bas': ['Hollande'],
  'République tchèque': ['Tchéquie'],
  'Émirats arabes unis': ['EAU', 'Dubaï', 'Abou Dhabi'],
  Italie: ['Vatican', 'Rome'],
  'Caraïbes (indicatif +1)': ['République dominicaine', 'Jamaïque', 'Barbade', 'Bahamas', 'Trinité', 'Sainte-Lucie'],
};
