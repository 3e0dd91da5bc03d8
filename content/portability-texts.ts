/** What clients read while they bring their numbers. */
export interface PortabilityTexts {
  /** Shown until the last number is ported. */
  readonly keepLines: string;
  readonly whereIsTheRio: string;
  readonly asOnTheBill: string;
  /** Names that operators have on their bills: offered as suggestions, and never a holder's name. */
  readonly operators: readonly string[];
  readonly mandate: {
    readonly title: string;
    /** Company values as in the legal texts, and the client's as `{{client.name}}`. */
    readonly given: string;
    readonly terms: readonly string[];
  };
}

export const portabilityTexts: PortabilityTexts = {
  keepLines:
    'Ne résiliez rien : le transfert met fin lui-même à l’ancienne ligne. Un numéro résilié trop tôt peut être perdu.',
  whereIsTheRio:
    'Appelez gratuitement le 3179 depuis la ligne : le RIO, un code de 12 caractères, vous est dit et envoyé par écrit. Il figure aussi dans votre espace client ; l’opérateur le donne sur demande.',
  asOnTheBill: 'Exactement comme sur votre facture',
  operators: [
    'Orange',
    'Orange Business',
    'Sosh',
    'SFR',
    'SFR Business',
    'RED by SFR',
    'Bouygues Telecom',
    'Bouygues Telecom Entreprises',
    'Free',
    'Free Pro',
    'OVHcloud',
    'OVH Telecom',
    'Adista',
    'Keyyo',
    'Linkt',
    'Paritel',
    'Sewan',
    'Unyc',
  ],
  mandate: {
    title: 'Mandat de transfert (portabilité)',
    given:
      '{{client.name}}, pour {{client.company}} (SIRET {{client.siret}}), donne mandat à {{brand}} ({{legalName}}) de demander en son nom à chaque opérateur cité la conservation des numéros ci-dessous.',
    terms: [
      'Le client est le titulaire de ces numéros, ou leur titulaire l’a chargé de cette demande.',
      'La demande vaut résiliation du contrat qui le lie à l’ancien opérateur pour ces numéros, et pour les services fournis par le même accès. Elle prend effet le jour où chaque numéro est transféré ; jusque-là, l’ancienne ligne fonctionne.',
      'Le client ne résilie rien lui-même. Les sommes encore dues à l’ancien opérateur restent à sa charge.',
      'Une fois l’accès prêt, le transfert se fait en un jour ouvrable. L’ancien opérateur peut refuser la demande si elle contient une erreur, si un numéro est inactif, ou si une autre demande est en cours.',
      'Ce mandat vaut pour ces numéros seulement. Il prend fin quand le dernier est transféré, ou dès que le client le retire par écrit.',
    ],
  },
};
