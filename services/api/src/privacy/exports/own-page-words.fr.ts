import type { en } from './own-page-words.en'

export const fr: typeof en = {
  title: (name, company) => `Ce que ${company} détient sur ${name}`,
  made: (at) => `Établi le ${at} UTC. Le même contenu figure dans data.json, pour les programmes.`,
  files: 'Fichiers et bulletins de paie',
  events: 'Ce qui s’est passé',
  at: 'Quand (UTC)',
  what: 'Quoi',
  by: 'Par',
  cut: 'Coupé : il y a plus que ce que contient un fichier. Demandez le reste à votre entreprise.',
  missing:
    'Bulletins de paie qui n’ont pas pu être imprimés maintenant ; demandez-les sous Bulletins de paie.',
  fixed: { true: 'Oui', false: 'Non', and: ' ; ' },
}
