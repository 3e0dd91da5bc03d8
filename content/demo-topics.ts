/**
 * One topic of the demonstration page. `videoAddress` is one of our files or an external address; an address that
 * begins with `https:` is loaded only after the visitor has read its host.
 */
export interface DemoTopic {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly videoAddress: string;
  /** The captions of the clip, a file in WebVTT. */
  readonly captionsAddress: string;
  /** All that the clip shows, in its order, with the words on its screens, for those who don't see it. */
  readonly transcript: string;
}

interface DemoContent {
  readonly title: string;
  /** Says that the clips are silent and that their transcripts are complete; a video with sound needs other words. */
  readonly lead: string;
  readonly listLabel: string;
  readonly startLabel: string;
  readonly transcriptLabel: string;
  /** Shown before a video from another host is started; `{host}` is its name. */
  readonly foreignNotice: string;
  /** Shown in place of a video that can't be played. */
  readonly failure: string;
  readonly contact: { readonly title: string; readonly text: string; readonly label: string };
}

/** Texts of the page `/demo` around the topics. */
export const demo: DemoContent = {
  title: 'La solution en démonstration',
  lead: 'Huit vidéos muettes de moins de trente secondes. Choisissez un sujet, puis lancez la démonstration, ou lisez sa transcription : tout ce que la vidéo montre s’y trouve.',
  listLabel: 'Sujets de démonstration',
  startLabel: 'Lancer la démonstration',
  transcriptLabel: 'Lire la transcription',
  foreignNotice:
    'Cette vidéo vient de {host}. En la lançant, votre navigateur contacte {host}, qui reçoit votre adresse IP.',
  failure: 'La vidéo ne peut pas être lue ici : la transcription, juste en dessous, dit ce qu’elle montre.',
  contact: {
    title: 'Vous préférez une démonstration en direct ?',
    text: 'Dites-nous ce que vous voulez voir : nous partons de votre façon de travailler.',
    label: 'Nous contacter',
  },
};

export const demoTopics: readonly DemoTopic[] = [
  {
    id: 'calls',
    title: 'Appels',
    description:
      'Décrocher, mettre en attente, reprendre : les gestes de tous les jours se font avec les touches du poste, et l’écran dit toujours où vous en êtes.',
    videoAddress: '/demo/calls.webm',
    captionsAddress: '/demo/calls.vtt',
    transcript:
      'Un poste fixe sonne : son écran s’allume, avec « Appel entrant », le numéro de l’appelant, 04 65 71 12 34, et « Décrocher pour répondre ». Le combiné se soulève, la conversation commence : l’écran indique « En ligne » et la durée, qui avance. Une main appuie sur une touche : le poste est en pause, l’écran indique « En attente » et « L’appelant entend la musique », et une note de musique s’élève du mobile de l’appelant. La main appuie une deuxième fois sur la même touche : la conversation reprend, « En ligne ». Le combiné se repose et le poste est « Prêt ». L’appel figure au journal des appels avec le numéro, l’heure, 10:24, et les mots « Reçu, durée 0:12 ».',
  },
  {
    id: 'unified-messaging',
    title: 'Messagerie unifiée',
    description:
      'Un message laissé sur un poste vous suit : vous l’écoutez au bureau ou depuis le portail, et il est marqué comme écouté partout à la fois.',
    videoAddress: '/demo/unified-messaging.webm',
    captionsAddress: '/demo/unified-messaging.vtt',
    transcript:
      'Un mobile appelle un poste fixe, que personne ne décroche. L’écran indique « Pas de réponse » et « 04 65 71 12 34 laisse un message », et une enveloppe va du mobile au poste. Le voyant du poste se met à clignoter, et l’écran affiche « 1 message, reçu à 10:24 » et « Le voyant clignote ». Un cordon relie ensuite le poste à la page « Messagerie » du portail, sur un ordinateur. Elle montre le même message : le numéro, « Nouveau », l’heure, 10:24, et la durée, 0:32, avec « Écouter le message ». Le pointeur de la souris appuie sur le bouton de lecture : une barre avance sous le mot « Lecture », jusqu’à 0:32. Aussitôt, le voyant s’éteint, le poste affiche « Prêt », et le portail marque le message « Écouté ».',
  },
  {
    id: 'users',
    title: 'Utilisateurs',
    description:
      'Une nouvelle personne arrive : vous lui donnez un nom, un numéro interne et un poste depuis le portail, et son téléphone affiche son nom.',
    videoAddress: '/demo/users.webm',
    captionsAddress: '/demo/users.vtt',
    transcript:
      'La page « Utilisateurs » du portail montre une liste de noms et de numéros internes : Accueil, 101 ; Claire, 102 ; Marc, 103. À côté, l’écran d’un poste est éteint. Un clic ajoute une ligne, où s’écrivent un nom, Nadia, et son adresse e-mail, nadia@example.fr. Un deuxième clic, et le numéro interne 104 s’inscrit au bout de la ligne. Un troisième, dans la liste « Choisir un poste », choisit « Poste du bureau 4 », et un cordon va du portail au poste. L’écran du poste s’allume et affiche « Nadia », puis « Poste 104, Prêt ».',
  },
  {
    id: 'time-slots',
    title: 'Plages horaires',
    description:
      'Ouvert, pause de midi, fermé : vous dessinez votre semaine une fois, et chaque appel prend le bon chemin selon l’heure.',
    videoAddress: '/demo/time-slots.webm',
    captionsAddress: '/demo/time-slots.vtt',
    transcript:
      'La page « Plages horaires » du portail montre une grille de la semaine, une colonne par jour, du lundi au dimanche. À côté se trouvent un poste, un mobile et une enveloppe, qui est la messagerie. Les heures d’ouverture se colorent, de 9 h à 12 h puis de 14 h à 18 h, du lundi au vendredi. Une horloge apparaît et avance, et une ligne descend avec elle dans la grille. À 10 h, un cordon va de l’horloge au poste de l’accueil, qui sonne. À 13 h, il va au mobile, qui sonne à son tour. À 20 h, il va à l’enveloppe, qui se colore : l’appel part directement à la messagerie.',
  },
  {
    id: 'transfers',
    title: 'Transferts',
    description:
      'Passer un appel à un collègue, avec ou sans annonce. L’appelant patiente en musique, sans être coupé.',
    videoAddress: '/demo/transfers.webm',
    captionsAddress: '/demo/transfers.vtt',
    transcript:
      'Deux postes sont sur un bureau, reliés par un cordon ; un autre cordon relie le premier au mobile d’un client. L’écran du premier indique « En ligne, Client » et la durée, qui avance. Une main appuie sur la touche « Transfert » : l’écran indique « Transfert », « Le client patiente » et « Composez un numéro ». Les chiffres du 102 s’écrivent l’un après l’autre : « Vers 102 ». Le second poste sonne et affiche « Appel interne, Accueil ». Puis les deux collègues se parlent : le second poste indique « En ligne, Accueil », le premier « En ligne, Poste 102 » et « Le client patiente ». La main appuie une deuxième fois sur « Transfert » : un nouveau cordon relie le client au second poste, qui indique « En ligne, Client ». Le premier affiche « Prêt » et « Appel transféré ».',
  },
  {
    id: 'absence-messages',
    title: 'Messages d’absence',
    description:
      'Congés ou fermeture annuelle : vous choisissez le message, les dates de début et de fin, et tout redevient normal le jour dit.',
    videoAddress: '/demo/absence-messages.webm',
    captionsAddress: '/demo/absence-messages.vtt',
    transcript:
      'La page « Messages d’absence » du portail propose trois messages : « Pause de midi », « Fermeture annuelle » et « Formation ». À côté se trouvent un poste et un mobile. Le pointeur de la souris choisit « Fermeture annuelle », et le calendrier d’un mois apparaît. Il y choisit le premier jour, lundi 3, puis le dernier, vendredi 21 : tous les jours de l’un à l’autre se colorent. Le mercredi 12, un appel arrive du mobile : une bulle montre l’annonce entendue, « Nous sommes fermés. Réouverture le 24 août. » Le calendrier avance jusqu’au lundi 24, jour de la reprise : le mobile appelle de nouveau, et cette fois le poste sonne.',
  },
  {
    id: 'statistics',
    title: 'Statistiques',
    description:
      'Appels reçus, émis et manqués, heure par heure : de quoi savoir quand renforcer l’accueil, et vérifier que cela a servi.',
    videoAddress: '/demo/statistics.webm',
    captionsAddress: '/demo/statistics.vtt',
    transcript:
      'Un tableau de bord, « Cette semaine (exemple) », compte les appels en trois chiffres : 184 reçus, 96 émis, 23 manqués. Dessous, une colonne par heure, de 9 h à 17 h, porte en rouge la part des appels manqués. À 11 h, la colonne est la plus haute et la part en rouge bien plus grande qu’aux autres heures : un cercle l’entoure. À côté se trouve le poste de l’accueil. Un second poste vient s’y ajouter, relié par le cordon. Le titre du tableau devient « Semaine suivante (exemple) » : les appels manqués passent de 23 à 9, et la part en rouge devient petite à 11 h.',
  },
  {
    id: 'configuration',
    title: 'Configuration',
    description:
      'Du carton à la première sonnerie : le cordon, la box, le switch, le poste. Les réglages sont déjà faits, il reste à brancher.',
    videoAddress: '/demo/configuration.webm',
    captionsAddress: '/demo/configuration.vtt',
    transcript:
      'Un carton s’ouvre sur une table : il en sort notre box, un switch et deux postes, puis il disparaît. Un nuage apparaît, qui est l’accès internet. Un premier cordon va du nuage à la box, dont les voyants s’allument. Un deuxième va de la box au switch, où un port s’allume. Un cordon va ensuite du switch à un poste, un autre du switch à l’autre poste, et deux autres ports s’allument : le switch alimente les postes par ces cordons. L’écran d’un poste s’allume et affiche « Prêt ». Le poste sonne : c’est le premier appel.',
  },
];
