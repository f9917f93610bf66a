import type { en } from './projects.texts.en'

export const fr: typeof en = {
  project: 'Projet',
  status: 'Statut',
  start: 'Début',
  due: 'Échéance',
  description: 'Description',
  assigned: (title) => ({
    subject: `Une tâche pour vous : ${title}`,
    heading: title,
    lines: ['Cette tâche vous est attribuée.'],
    button: 'Ouvrir la tâche',
  }),
  changed: (title) => ({
    subject: `Votre tâche a changé : ${title}`,
    heading: title,
    lines: ['L’une de vos tâches a changé. Voici ses informations actuelles.'],
    button: 'Ouvrir la tâche',
  }),
  footer: (company) => `Vous recevez ce message parce que vous travaillez chez ${company}.`,
}
