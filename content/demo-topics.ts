/** One caption of a clip: shown from `from` to `to`, in seconds. */
export interface DemoCaption {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * One topic of the demonstration page. `videoAddress` is one of our files or an external address; an address that
 * begins with `https:` is loaded only after the visitor has read its host. The captions are within `durationSeconds`
 * and set the rhythm of the recorded clip, step by step.
 */
export interface DemoTopic {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly videoAddress: string;
  /** Captions file (WebVTT) written from `captions`. */
  readonly captionsAddress: string;
  readonly durationSeconds: number;
  readonly captions: readonly DemoCaption[];
  /** A text description, for those who don't watch the clip. */
  readonly transcript: string;
}

interface DemoContent {
  readonly title: string;
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
  lead: 'Huit gestes du quotidien, montrés en moins de trente secondes chacun. Choisissez un sujet, puis lancez la démonstration.',
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
    durationSeconds: 20,
    captions: [
      { from: 0, to: 4, text: 'Un appel arrive : l’écran affiche le numéro de l’appelant.' },
      { from: 4, to: 8, text: 'Vous décrochez le combiné. La conversation commence.' },
      { from: 8, to: 12, text: 'Une touche met l’appelant en attente : il entend une musique.' },
      { from: 12, to: 16, text: 'La même touche le reprend, au même endroit.' },
      { from: 16, to: 20, text: 'Vous raccrochez. L’appel figure dans le journal.' },
    ],
    transcript:
      'Un poste fixe sonne et son écran s’allume avec le numéro de l’appelant. Le combiné se soulève, la conversation commence et la durée s’affiche. Une touche met l’appel en attente : l’écran indique « En attente ». La même touche reprend la conversation. Le combiné se repose, et l’appel apparaît dans le journal avec son heure et sa durée.',
  },
  {
    id: 'unified-messaging',
    title: 'Messagerie unifiée',
    description:
      'Un message laissé sur un poste vous suit : vous l’écoutez au bureau ou depuis le portail, et il est marqué comme écouté partout à la fois.',
    videoAddress: '/demo/unified-messaging.webm',
    captionsAddress: '/demo/unified-messaging.vtt',
    durationSeconds: 20,
    captions: [
      { from: 0, to: 4, text: 'Personne ne répond : l’appelant laisse un message.' },
      { from: 4, to: 8, text: 'Le voyant du poste s’allume. Un message vous attend.' },
      { from: 8, to: 12, text: 'Le même message se trouve dans le portail web.' },
      { from: 12, to: 16, text: 'Vous l’écoutez depuis votre ordinateur.' },
      { from: 16, to: 20, text: 'Le voyant s’éteint : le message est écouté, partout.' },
    ],
    transcript:
      'Un poste sonne sans réponse et l’appelant laisse un message. Le voyant du poste s’allume et l’écran affiche « 1 message ». Sur un ordinateur, le portail montre le même message, avec le numéro et l’heure. On lance l’écoute depuis l’ordinateur. Aussitôt, le voyant du poste s’éteint : le message est marqué comme écouté aux deux endroits.',
  },
  {
    id: 'users',
    title: 'Utilisateurs',
    description:
      'Une nouvelle personne arrive : vous lui donnez un nom, un numéro interne et un poste depuis le portail, et son téléphone affiche son nom.',
    videoAddress: '/demo/users.webm',
    captionsAddress: '/demo/users.vtt',
    durationSeconds: 20,
    captions: [
      { from: 0, to: 4, text: 'Dans le portail, ouvrez la liste des utilisateurs.' },
      { from: 4, to: 8, text: 'Ajoutez une personne : son nom et son adresse e-mail.' },
      { from: 8, to: 12, text: 'Choisissez son numéro interne, ici le 104.' },
      { from: 12, to: 16, text: 'Reliez-la à un poste disponible.' },
      { from: 16, to: 20, text: 'Son nom s’affiche sur le poste : il est prêt.' },
    ],
    transcript:
      'Le portail montre la liste des utilisateurs. Une ligne s’ajoute avec le nom de la nouvelle personne et son adresse e-mail. Le numéro interne 104 lui est attribué, puis un poste disponible est choisi dans une liste. Sur le bureau, l’écran de ce poste s’allume et affiche le nom de la personne, suivi du mot « Prêt ».',
  },
  {
    id: 'time-slots',
    title: 'Plages horaires',
    description:
      'Ouvert, pause de midi, fermé : vous dessinez votre semaine une fois, et chaque appel prend le bon chemin selon l’heure.',
    videoAddress: '/demo/time-slots.webm',
    captionsAddress: '/demo/time-slots.vtt',
    durationSeconds: 25,
    captions: [
      { from: 0, to: 5, text: 'Voici votre semaine, du lundi au dimanche.' },
      { from: 5, to: 10, text: 'Coloriez les heures d’ouverture : 9 h à 12 h, puis 14 h à 18 h.' },
      { from: 10, to: 15, text: 'Pendant l’ouverture, les appels font sonner l’accueil.' },
      { from: 15, to: 20, text: 'À midi, ils partent vers un mobile.' },
      { from: 20, to: 25, text: 'Le soir, ils vont à la messagerie.' },
    ],
    transcript:
      'Une grille de la semaine apparaît, une colonne par jour. Les heures d’ouverture se colorent, de 9 h à 12 h et de 14 h à 18 h, du lundi au vendredi. Une horloge avance. À 10 h, un appel fait sonner le poste de l’accueil. À 13 h, l’appel suivant part vers un mobile. À 20 h, l’appel va directement à la messagerie.',
  },
  {
    id: 'transfers',
    title: 'Transferts',
    description:
      'Passer un appel à un collègue, avec ou sans annonce. L’appelant patiente en musique, sans être coupé.',
    videoAddress: '/demo/transfers.webm',
    captionsAddress: '/demo/transfers.vtt',
    durationSeconds: 25,
    captions: [
      { from: 0, to: 5, text: 'Vous êtes en ligne. L’appelant demande la comptabilité.' },
      { from: 5, to: 10, text: 'Appuyez sur « Transfert » : l’appelant patiente.' },
      { from: 10, to: 15, text: 'Composez le numéro interne de votre collègue, ici le 102.' },
      { from: 15, to: 20, text: 'Votre collègue répond : vous lui annoncez l’appel.' },
      { from: 20, to: 25, text: 'Une pression de plus : ils se parlent, vous êtes libre.' },
    ],
    transcript:
      'Deux postes sont sur un bureau, reliés par le cordon. Le premier est en ligne avec un client. On appuie sur la touche « Transfert » : l’écran indique que le client patiente. On compose le 102. Le second poste sonne, puis décroche, et les deux collègues se parlent. Une nouvelle pression sur « Transfert » relie le client au second poste ; le premier poste affiche de nouveau « Prêt ».',
  },
  {
    id: 'absence-messages',
    title: 'Messages d’absence',
    description:
      'Congés ou fermeture annuelle : vous choisissez le message, les dates de début et de fin, et tout redevient normal le jour dit.',
    videoAddress: '/demo/absence-messages.webm',
    captionsAddress: '/demo/absence-messages.vtt',
    durationSeconds: 20,
    captions: [
      { from: 0, to: 4, text: 'Dans le portail, ouvrez les messages d’absence.' },
      { from: 4, to: 8, text: 'Choisissez le message « Fermeture annuelle ».' },
      { from: 8, to: 12, text: 'Indiquez le premier et le dernier jour.' },
      { from: 12, to: 16, text: 'Pendant ces dates, l’appelant entend ce message.' },
      { from: 16, to: 20, text: 'Le jour de la reprise, vos postes sonnent de nouveau.' },
    ],
    transcript:
      'Le portail montre une liste de messages. Le message « Fermeture annuelle » est choisi, puis deux dates sur un calendrier. Pendant la période, un appel arrive : une bulle indique que l’appelant entend l’annonce de fermeture et la date de reprise. Le calendrier avance jusqu’au jour de la reprise : l’appel suivant fait de nouveau sonner le poste.',
  },
  {
    id: 'statistics',
    title: 'Statistiques',
    description:
      'Appels reçus, émis et manqués, heure par heure : de quoi savoir quand renforcer l’accueil, et vérifier que cela a servi.',
    videoAddress: '/demo/statistics.webm',
    captionsAddress: '/demo/statistics.vtt',
    durationSeconds: 20,
    captions: [
      { from: 0, to: 4, text: 'Le tableau de bord compte les appels de la semaine.' },
      { from: 4, to: 8, text: 'Reçus, émis, manqués : trois chiffres, et une colonne par heure.' },
      { from: 8, to: 12, text: 'Regardez heure par heure : on manque des appels à 11 h.' },
      { from: 12, to: 16, text: 'Vous ajoutez un second poste à l’accueil.' },
      { from: 16, to: 20, text: 'La semaine suivante, les appels manqués diminuent.' },
    ],
    transcript:
      'Un tableau de bord compte les appels reçus, émis et manqués d’une semaine d’exemple, en trois chiffres. Dessous, une colonne par heure : à 11 h, la part des appels manqués est bien plus haute qu’aux autres heures. Un second poste vient s’ajouter à l’accueil, relié par le cordon. La semaine suivante, les appels manqués passent de 23 à 9, et leur part à 11 h devient petite.',
  },
  {
    id: 'configuration',
    title: 'Configuration',
    description:
      'Du carton à la première sonnerie : le cordon, la box, le switch, le poste. Les réglages sont déjà faits, il reste à brancher.',
    videoAddress: '/demo/configuration.webm',
    captionsAddress: '/demo/configuration.vtt',
    durationSeconds: 25,
    captions: [
      { from: 0, to: 5, text: 'Sortez du carton la box, le switch, les postes et les cordons.' },
      { from: 5, to: 10, text: 'Reliez la box à votre accès internet.' },
      { from: 10, to: 15, text: 'Reliez le switch à la box.' },
      { from: 15, to: 20, text: 'Reliez chaque poste au switch : le cordon l’alimente aussi.' },
      { from: 20, to: 25, text: 'L’écran affiche « Prêt ». Passez votre premier appel.' },
    ],
    transcript:
      'Un carton s’ouvre : il contient une box, un switch, deux postes et des cordons. Un premier cordon relie la box à l’accès internet. Un deuxième relie le switch à la box, et leurs voyants s’allument. Chaque poste est relié au switch, qui l’alimente par le même cordon. Les écrans s’allument l’un après l’autre et affichent « Prêt ». Un poste sonne : c’est le premier appel.',
  },
];
