import type { en } from './payments.texts.en'

export const fr: typeof en = {
  changed: (name, company, by) => ({
    subject: `Votre compte bancaire chez ${company} a été modifié`,
    heading: `Bonjour ${name},`,
    lines: [
      `${by === null ? 'Vous avez' : `${by} a`} modifié le compte bancaire sur lequel ${company} vous paie.`,
      'Si vous ne vous y attendiez pas, prévenez immédiatement votre service de paie et changez votre mot de passe.',
    ],
    button: 'Voir votre compte bancaire',
    footer: `Vous recevez ce message parce que vous travaillez chez ${company}.`,
  }),
  removed: (name, company, by) => ({
    subject: `Votre compte bancaire chez ${company} a été supprimé`,
    heading: `Bonjour ${name},`,
    lines: [
      `${by === null ? 'Vous avez' : `${by} a`} supprimé le compte bancaire sur lequel ${company} vous paie. Rien n’est viré tant qu’un autre compte n’est pas saisi.`,
      'Si vous ne vous y attendiez pas, prévenez immédiatement votre service de paie et changez votre mot de passe.',
    ],
    button: 'Voir votre compte bancaire',
    footer: `Vous recevez ce message parce que vous travaillez chez ${company}.`,
  }),
  account: 'Nouveau compte',
  admin: 'Un administrateur',
}
