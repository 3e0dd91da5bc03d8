/** A short explanation below a field or behind « Pourquoi ce prix ? ». */
interface QuoteHelp {
  readonly title: string;
  readonly text: string;
}

interface QuoteTexts {
  /** Above the priced installations; the fair-use limit follows. */
  readonly presets: QuoteHelp;
  readonly post: QuoteHelp;
  /** After `site` or `virtualSite`. */
  readonly number: string;
  /** Below the choice of channels. */
  readonly channel: string;
  readonly virtual: QuoteHelp;
  readonly site: QuoteHelp;
  /** Instead of `post` and `site` in virtual mode. */
  readonly user: QuoteHelp;
  readonly virtualSite: QuoteHelp;
  /** Where sites can be, in the hint of their number. */
  readonly mainlandOnly: string;
  /** What each plan covers, beside its radio button; `{mobileRate}` is the price of a minute to a mobile outside it. */
  readonly planCoverage: Readonly<Record<'france-fix' | 'france-all' | 'international', string>>;
  readonly payAsYouGo: string;
  readonly portability: QuoteHelp;
  readonly emergency: QuoteHelp;
  /** Below the e-mail field: the statistics of quotes contain the address. */
  readonly emailNotice: string;
  readonly setup: string;
  /** Links to the questions that buyers ask. */
  readonly faqLink: string;
  /** Shown beside the pressed button if the code behind it can't be loaded. */
  readonly dialogFailure: string;
  readonly withoutScript: string;
  /** What is added to the phones; the names in braces are prices of the catalogue. */
  readonly hardware: string;
  /** Beside « Commander » if the service doesn’t answer. */
  readonly orderFailure: QuoteHelp;
  /** One line below each phone field. */
  readonly phoneHints: {
    readonly mainPhones: string;
    readonly secondaryPhones: string;
    readonly wirelessPhones: string;
  };
}

/** Help texts of the quote page. Amounts are in the catalogue: none is written here. */
export const quoteTexts: QuoteTexts = {
  presets: {
    title: 'Trois installations complètes',
    text: 'Matériel, livraison, licences, numéros, appels illimités vers les fixes et mobiles de France.',
  },
  post: {
    title: 'Qu’est-ce qu’un poste ?',
    text: 'Un téléphone et sa licence mensuelle, pour une personne ou un lieu : l’accueil, un bureau, l’atelier.',
  },
  number: 'Un numéro est ce que vos correspondants composent ; plusieurs postes peuvent y répondre.',
  channel: 'Appels avec l’extérieur en même temps.',
  virtual: {
    title: 'Et sans matériel ?',
    text: 'Vos ordinateurs et vos mobiles deviennent des postes. Rien n’est livré : ni téléphone, ni box.',
  },
  user: {
    title: 'Qu’est-ce qu’un utilisateur ?',
    text: 'Une personne qui appelle et répond depuis son ordinateur ou son mobile, avec sa licence mensuelle.',
  },
  virtualSite: {
    title: 'Qu’est-ce qu’un site, un numéro ?',
    text: 'Une adresse où travaillent vos utilisateurs : elle permet aux secours de les trouver.',
  },
  site: {
    title: 'Qu’est-ce qu’un site, un numéro ?',
    text: 'Une adresse où se trouvent des postes. Chacune reçoit sa box et les boîtiers réseau (switchs) qui relient et alimentent ses postes.',
  },
  mainlandOnly: 'En France métropolitaine, Corse comprise ; outre-mer, appelez-nous.',
  planCoverage: {
    'france-fix': 'Les fixes en France. Mobiles en plus : {mobileRate} HT/min.',
    'france-all': 'Les fixes et les mobiles en France.',
    international: 'Les fixes et les mobiles en France, les fixes en Europe.',
  },
  payAsYouGo: 'Vous ne payez que vos appels, à la seconde dès la première seconde.',
  portability: {
    title: 'Garder vos numéros',
    text: 'Ne résiliez rien : le transfert met fin à l’ancienne ligne. Si votre accès internet est lié à ce numéro, parlez-nous-en d’abord : le transfert peut couper votre internet. Demandez le RIO, un code de 12 caractères, au 3179 (gratuit), depuis la ligne. Nous visons une date, sans pouvoir la garantir ; un numéro résilié par erreur se récupère pendant 40 jours.',
  },
  emergency: {
    title: 'Appels d’urgence',
    text: 'Le 15, le 17, le 18 et le 112 se composent depuis tous vos postes ; le 114 se joint par SMS, depuis un mobile. Sans courant ou sans internet, aucun appel ne passe, même vers les secours : gardez un mobile à portée de main. Hors des locaux, appelez-les avec la ligne de votre mobile. La commande demande l’adresse de chaque site, pour que les secours vous trouvent.',
  },
  emailNotice:
    'Nous gardons cette adresse et vos choix un an, pour suivre votre demande et connaître les installations demandées.',
  setup: 'Mise en service : Offerte',
  faqLink: 'Une question ? Nos réponses',
  dialogFailure: 'Ce contenu n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.',
  withoutScript:
    'Le devis en ligne exige JavaScript. Sans lui, appelez-nous ou écrivez-nous : nous l’établirons avec vous.',
  hardware:
    'Selon vos postes, nous ajoutons les boîtiers réseau (switchs de 8 ports : {switch8}, 16 ports : {switch16}) et les cordons RJ45 ({cord} pièce). La mise en service est offerte.',
  orderFailure: {
    title: 'Votre commande n’est pas partie',
    text: 'Le service de commande ne répond pas pour l’instant. Rien n’est perdu : vos choix restent sur cette page. Réessayez, ou écrivez-nous : le message est déjà rédigé.',
  },
  phoneHints: {
    mainPhones: 'Pour un comptoir, l’accueil, la direction : grand écran couleur.',
    secondaryPhones: 'Pour un bureau, une caisse : écran couleur.',
    wirelessPhones: 'Pour l’atelier, la réserve, le jardin : un combiné que l’on emporte, et sa base.',
  },
};
