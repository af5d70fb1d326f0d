import type { me as english } from "../../en/online/me.ts";

const count = (number: number, one: string, many: string) => `${number} ${number < 2 ? one : many}`;

export const me: typeof english = {
  // En-tête
  mePage: "Toi",
  matchesWaiting: (given) => (given.count === 1 ? "1 partie t’attend" : `${given.count} parties t’attendent`),

  // La page
  meTitle: "Toi, sur ce serveur",
  meSections: "Rubriques de cette page",
  sectionDevices: "Appareils",
  sectionNotify: "Notifications",
  sectionPeople: "Adversaires",
  sectionData: "Tes données",
  hereSince: ({ day }) => `ici depuis : ${day}`,
  nameChange: "Changer de nom",
  nameKeep: "Enregistrer",
  nameNumbered: ({ name }) => `Ce nom est déjà pris ici : tu t’appelles donc ${name}.`,
  nothingWaits: "Rien ne t’attend",
  notAnswered: "Le serveur n’a pas répondu. Réessaie.",

  // Personne n’est connu ici
  strangerTitle: "Personne n’est encore connu ici",
  strangerAbout:
    "Pas de compte à créer : prends une place en ligne, et ce serveur se souviendra de tes places sans rien te demander.",
  toLobby: "Tables ouvertes",
  strangerEnter: "Tu joues déjà sur un autre appareil ?",
  strangerEnterAbout:
    "Sur cet appareil, ouvre cette page et choisis « Un autre appareil ». Elle affiche un code et huit mots.",

  // Un autre appareil
  otherDevice: "Un autre appareil",
  otherDeviceAbout: "Scanne le code avec lui, ou saisis-y les huit mots sur cette page. Ils ne servent qu’une fois.",
  makeWords: "Afficher le code",
  copyMe: "Jouer sur les deux",
  moveMe: "Tout transférer",
  copyOrMove: "Ensuite",
  copyMeAbout: "cet appareil reste le tien",
  moveMeAbout: "cet appareil t’oublie",
  wordsLeft: ({ minutes, seconds }) => `encore ${minutes}:${seconds}`,
  wordsOver: "Ce code n’est plus valable.",
  newWords: "En faire un nouveau",
  meQr: "Le lien qui laisse entrer un autre appareil, en code QR",
  eightWords: "Les huit mots",
  enterTitle: "Saisir des mots",
  enterAbout: "les huit mots d’un autre appareil, ou les douze de ta fiche de secours",
  enterGo: "Continuer",
  enterCount: (given) =>
    `Un code a huit mots, une fiche de secours douze ; ici, il y en a ${given.count === 0 ? "aucun" : given.count}.`,
  enterMove: "oublier l’autre appareil",
  linkTitle: "Jouer ici aussi, sous ton nom ?",
  linkAbout: "Tu as ouvert le code d’un autre appareil. Un geste, et tes places sont ici aussi.",
  linkMove: "L’autre appareil t’oubliera.",
  linkReplaces: ({ name }) => `Les places que tu tiens ici sous le nom ${name} te suivent.`,
  linkGo: "Oui, jouer ici",
  linkNot: "Non",

  // Appareils
  yourDevices: "Tes appareils",
  thisDevice: "celui-ci",
  lastUsed: ({ day }) => `dernière fois : ${day}`,
  removeDevice: "Retirer",
  removeDeviceOf: ({ name }) => `Retirer ${name}`,
  removeSure: "Vraiment ?",

  // Clés d’accès
  passkeys: "Clés d’accès",
  passkeysAbout: "Ton empreinte, ton visage ou le code de ton écran te fait revenir. Jamais obligatoire.",
  passkeyAdd: "Ajouter une clé",
  passkeyEnter: "Utiliser une clé d’accès",
  passkeyRemoveOf: ({ name }) => `Retirer la clé d’accès ${name}`,
  passkeyFailed: "Le navigateur n’est pas allé au bout. Rien n’a changé.",
  passkeyInsecure:
    "Les navigateurs n’acceptent les clés d’accès que sur des pages en https avec un nom d’hôte ; cette adresse n’a pas les deux.",
  passkeyUnsupported: "Ce navigateur ne connaît pas les clés d’accès.",

  // Secours
  recovery: "Fiche de secours",
  recoveryAbout: "Douze mots sur papier rendent tout si tu perds tous tes appareils.",
  recoveryHas: "Tu en as une. Une nouvelle annule l’ancienne.",
  recoveryMake: "Faire une fiche",
  recoveryMakeNew: "Nouvelle fiche",
  recoveryTitle: "Fiche de secours Riad",
  recoveryHow: ({ address }) =>
    `Pour revenir, ouvre ${address} et saisis ces douze mots. Qui les a peut jouer en ton nom : garde-les comme une clé.`,
  recoveryFor: ({ name, day }) => `${name}, ${day}`,
  print: "Imprimer",
  saveSheet: "Enregistrer",

  // Notifications
  notifyTitle: "Me prévenir quand c’est à moi",
  notifyAbout:
    "Une fois par tour, jamais pendant que tu regardes la partie, et avant qu’une pendule lente arrive à sa fin.",
  notifyHere: "Ce navigateur",
  notifyOn: "Me prévenir quand c’est à moi",
  notifyOff: "Ne plus me prévenir",
  notifyIsOn: "Tu recevras ici une notification quand ce sera ton tour.",
  notifyOtherWays: "Toutes les notifications",
  notifyInsecure:
    "Les navigateurs n’acceptent les notifications que sur des pages en https ; cette adresse ne l’est pas. Un webhook marche partout.",
  notifyUnsupported: "Ce navigateur ne peut rien recevoir quand la page est fermée. Un webhook marche partout.",
  notifyHomeScreen: "Sur un iPhone ou un iPad, ajoute d’abord Riad à l’écran d’accueil.",
  notifyDenied:
    "Tu as demandé à ce navigateur de ne pas afficher les notifications de cette page. Ses réglages permettent d’en changer.",
  notifyFailed: "Le service de notifications du navigateur est injoignable. Réessaie plus tard, ou choisis un webhook.",
  notifyNoKey: "Ce serveur ne peut pas envoyer de notifications aux navigateurs.",
  webhook: "Webhook",
  webhookAbout: "Discord, Slack, ntfy ou un programme à toi reçoit un message.",
  webhookUrl: "Adresse (https://…)",
  webhookFormat: "Format",
  webhookAdd: "Ajouter",
  webhookBad: "Saisis une adresse qui commence par https:// ou http://.",
  formatDiscord: "Discord",
  formatSlack: "Slack",
  formatNtfy: "ntfy",
  formatJson: "JSON",
  yourChannels: "Où l’on te prévient",
  noChannels: "Nulle part pour l’instant.",
  channelPush: ({ name }) => `Navigateur (${name})`,
  channelTest: "Essayer",
  channelTested: "Un message d’essai est en route.",
  channelTestOf: ({ name }) => `Envoyer un essai à ${name}`,
  channelRemoveOf: ({ name }) => `Retirer ${name}`,
  quiet: "Heures calmes",
  quietAbout: "Rien n’est envoyé entre ces heures ; tu l’apprends ensuite.",
  quietFrom: "de",
  quietTo: "à",
  quietOff: "Non",
  quietOn: "Oui",
  quietNone: "Les deux heures doivent être différentes.",
  quietZone: ({ zone }) => `à l’heure de ${zone}`,
  reachTitle: "Comment te joindre ?",
  reachAbout: "Cette partie peut durer des jours. Un moyen de te dire que c’est ton tour la fait avancer.",
  reachNot: "Pas maintenant",

  // Adversaires
  peopleTitle: "Avec qui tu as joué",
  peopleAbout: "Cette page n’est visible que pour toi.",
  peopleNone: "Dès que tu auras fini une partie avec quelqu’un, cette personne apparaîtra ici.",
  peopleMatches: (given) => count(given.count, "partie", "parties"),
  peopleResult: ({ won, shared, lost }) =>
    [
      count(won, "gagnée", "gagnées"),
      ...(shared > 0 ? [count(shared, "partagée", "partagées")] : []),
      count(lost, "perdue", "perdues"),
    ].join(", "),
  streak: "Plus longue série de victoires",
  favouriteLevel: "Adversaire favori",
  lastPlayed: ({ day }) => `la dernière : ${day}`,
  pointsBySource: "D’où viennent tes points",
  pointsMean: (given) => `par partie, sur ${count(given.count, "partie gardée", "parties gardées")} ici`,
  block: "Bloquer",
  blockSure: "Vraiment ?",
  unblock: "Débloquer",
  blockOf: ({ name }) => `Bloquer ${name}`,
  unblockOf: ({ name }) => `Débloquer ${name}`,
  blockAbout: "Plus de table en commun, et tu n’entends pas ce que cette personne dit.",
  blockedTitle: "Personnes bloquées",
  blockedDone: ({ name }) => `Tu as bloqué ${name} : plus de table en commun, et plus de messages.`,

  // À une table
  aboutPlayers: "Bloquer, signaler",
  aboutPlayer: ({ name }) => `À propos de ${name}`,
  reportOf: ({ name }) => `Signaler ${name}`,
  reportWhy: "Pourquoi ?",
  reportSend: "Envoyer",
  reportName: "Nom blessant",
  reportLeft: "Est parti exprès",
  reportCheating: "Triche",
  reportOther: "Autre chose",
  reported: "Merci. L’administrateur de ce serveur va regarder.",

  // Données
  keptTitle: "Ce qui est gardé sur toi",
  keptPerson: "Un numéro, ton nom, ta langue et tes heures calmes. Ni adresse e-mail, ni mot de passe, ni adresse IP.",
  keptDevices: "Pour chaque appareil : de quel genre il est, et quand il a servi pour la dernière fois.",
  keptMatches: "Tes parties et tes places, et combien de coups tu as vus.",
  keptChannels: "Où tu veux qu’on te prévienne, si tu le veux ; et qui tu as bloqué.",
  keptCookie: "Dans ce navigateur : un cookie qui dit qui tu es. Aucun script et aucun autre site ne peut le lire.",
  exportTitle: "Tout emporter",
  exportAbout: "Un seul fichier : ce que le serveur a sur toi, les parties de cet appareil et tes réglages.",
  exportGo: "Tout exporter",
  deleteTitle: "M’effacer",
  deleteAbout:
    "Tes places deviennent « quelqu’un », ton nom quitte toutes les parties, et rien sur toi ne reste sur le serveur. C’est définitif.",
  deleteGo: "M’effacer",
  deleteSure: "M’effacer pour de bon",
  deleteKeep: "Rester",
  deleteRunning: "Les parties en cours continuent sans toi.",
  deleteLocal: "Les parties jouées sur cet appareil seul y restent.",
};
