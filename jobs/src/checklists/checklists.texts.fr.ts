import { counted } from '@workledger/contracts/kernel/written'
import type { en } from './checklists.texts.en'

const itemsDue = (count: number) =>
  counted('fr', count, {
    one: 'Un élément de check-list est à faire',
    many: `${count} d’éléments de check-list sont à faire`,
    other: `${count} éléments de check-list sont à faire`,
  })

export const fr: typeof en = {
  due: (count) => ({
    subject: itemsDue(count),
    heading: itemsDue(count),
    lines: ['Marquez chaque élément comme fait, ou indiquez pourquoi il est inutile.'],
    button: 'Voir vos éléments de check-list',
  }),
  more: (count) =>
    counted('fr', count, {
      one: 'Un autre est à faire.',
      many: `${count} d’autres sont à faire.`,
      other: `${count} autres sont à faire.`,
    }),
  footer: (company) =>
    `Vous recevez ce message parce que vous vous chargez d’éléments de check-lists pour les personnes qui arrivent chez ${company} ou en partent.`,
}
