import type { en } from './calendar.texts.en'

export const fr: typeof en = {
  when: 'Quand',
  where: 'Où',
  office: 'Site',
  description: 'Description',
  from: (start, end) => `Du ${start} au ${end}`,
  time: (day, time) => `${day}, ${time}`,
  new: (title) => ({
    subject: `Événement de l’entreprise : ${title}`,
    heading: title,
    lines: ['Vous recevez une invitation à cet événement.'],
    button: 'Ouvrir l’événement',
  }),
  changed: (title) => ({
    subject: `Événement de l’entreprise modifié : ${title}`,
    heading: title,
    lines: ['Cet événement a changé. Voici ses informations actuelles.'],
    button: 'Ouvrir l’événement',
  }),
  cancelled: (title) => ({
    subject: `Événement de l’entreprise annulé : ${title}`,
    heading: title,
    lines: ['Cet événement n’aura pas lieu.'],
    button: 'Ouvrir le calendrier',
  }),
  withdrawn: (title) => ({
    subject: `Cet événement ne concerne plus votre site : ${title}`,
    heading: title,
    lines: ['Cet événement est désormais destiné aux personnes d’un autre site.'],
    button: 'Ouvrir le calendrier',
  }),
  footer: (company) => `Vous recevez ce message parce que vous travaillez chez ${company}.`,
}
