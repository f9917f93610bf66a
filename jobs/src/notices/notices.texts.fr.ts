import { counted } from '@workledger/contracts/kernel/written'
import type { en } from './notices.texts.en'

const notices = (count: number) =>
  counted('fr', count, {
    one: 'Une notification',
    many: `${count} notifications`,
    other: `${count} notifications`,
  })

export const fr: typeof en = {
  digest: (count, day) => ({
    subject: `${notices(count)} du ${day}`,
    heading: notices(count),
    lines: [
      'Ce qui s’est passé depuis votre dernier e-mail quotidien. Ouvrez les notifications pour les détails.',
    ],
    button: 'Voir vos notifications',
  }),
  footer: (company) =>
    `Vous recevez ce message parce que vous avez choisi un e-mail quotidien chez ${company}.`,
  push: (kind) => `Nouveau : ${kind}`,
  pushTest: 'Les notifications push arrivent dans ce navigateur.',
  stop: 'Ne plus recevoir ces e-mails',
}
