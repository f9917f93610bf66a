import type { en } from './webhooks.texts.en'

export const fr: typeof en = {
  subject: (name: string) => `Le webhook ${name} est désactivé`,
  failing: (origin: string) => `Un envoi à ${origin} échoue depuis trois jours.`,
  gone: (origin: string) => `${origin} a répondu que l’adresse n’existe plus.`,
  rights: (origin: string) =>
    `La personne ou le compte de service du webhook vers ${origin} n’a plus d’autorisations.`,
  next: 'Rien n’est perdu : une fois réactivé, il reprend là où il s’est arrêté.',
  button: 'Ouvrir le webhook',
  footer: (company: string) => `Vous recevez ce message parce que vous administrez ${company}.`,
}
