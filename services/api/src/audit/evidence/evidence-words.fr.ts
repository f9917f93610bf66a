import type { en } from './evidence-words.en'

export const fr: typeof en = {
  title: 'Dossier de preuves',
  scope: {
    payrun: (name) => `Cycle de paie ${name}`,
    leaves: (name) => `Congés de ${name}`,
    invoice: (name) => `Facture ${name}`,
    period: (name) => `Événements enregistrés : ${name} (UTC)`,
  },
  facts: {
    company: 'Entreprise',
    made: 'Établi le',
    by: 'Par',
    events: 'Événements',
    head: 'Fin du journal',
    chain: 'Chaîne du journal',
  },
  intact: 'Vérifiée, aucune anomalie',
  faulty: 'Une anomalie a été trouvée : voir chain.json',
  proof: 'Ce que ce dossier prouve, et ce qu’il ne prouve pas',
  proves: [
    'Exécutez node verify.mjs dans ce dossier. Le programme recalcule l’empreinte de chaque événement à partir de son contenu et de l’empreinte précédente, et compare chaque fichier à files.json.',
    'Un événement vérifié a le contenu, l’auteur et les heures que le journal a enchaînés. Les champs personnels sont enchaînés sous forme chiffrée. Le dossier prouve que le journal les a reçus, et quand. Seul le serveur qui a établi le dossier garantit que le texte lisible ici est bien le texte chiffré.',
    'Entre deux événements qui ne se suivent pas, le journal contient des événements absents de ce dossier. Le dossier seul ne prouve donc ni leur ordre, ni qu’il contient tous les événements de son périmètre.',
    'Chaque événement postérieur à la première clé est signé par le processus qui l’a écrit (signatures.json, keys.json). verify.mjs contrôle les signatures et affiche la clé de signature de l’installation : comparez-la à celle que détient l’exploitant du serveur.',
    'Une personne qui réécrit tout ce dossier peut le rendre de nouveau cohérent. Comparez les empreintes à des ancres conservées hors de la base de données (chain.json contient celles que le serveur connaît), ou notez le SHA-256 de files.json qu’affiche verify.mjs.',
  ],
  withheld: 'Contenu non communiqué : seul le maillon figure ici.',
  columns: {
    at: 'Quand (UTC)',
    who: 'Qui',
    what: 'Quoi',
    where: 'Élément',
    position: 'Position',
  },
  behind: (name) => `session ouverte par ${name}`,
  system: 'Workledger',
  unknown: 'Inconnu',
  documents: 'Documents',
  unprinted: 'n’a pas pu être imprimé',
  more: (most) => `Les ${most} premiers figurent ici ; il y en a d’autres.`,
  none: 'Aucun',
}
