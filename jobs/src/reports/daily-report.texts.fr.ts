import type { en } from './daily-report.texts.en'

export const fr: typeof en = {
  subject: (company, day) => `${company} : travail du ${day}`,
  heading: 'Rapport de travail quotidien',
  summary: (into, people, worked, tracked) =>
    `Personnes présentes : ${into} sur ${people}, ${worked} au total ; temps suivi : ${tracked}.`,
  onLeave: (names) => `En congé : ${names}.`,
  halves: {
    first_half: (name) => `${name} (première moitié de la journée)`,
    second_half: (name) => `${name} (seconde moitié de la journée)`,
    part: (name, part) => `${name} (${part})`,
  },
  person: 'Nom',
  in: 'Arrivée',
  out: 'Départ',
  stillIn: 'en cours',
  onBreak: 'en pause',
  noCheckOut: 'pas de départ',
  worked: 'Travaillé',
  tracked: 'Suivi',
  planned: 'Prévu',
  done: 'Fait',
  projects: 'Temps par projet',
  noProject: 'Sans projet',
  footer: (company) =>
    `Vous recevez ce message parce que ${company} envoie un rapport de travail quotidien. Un administrateur peut le désactiver dans les paramètres.`,
}
