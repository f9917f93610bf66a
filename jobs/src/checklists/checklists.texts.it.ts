import { counted } from '@workledger/contracts/kernel/written'
import type { en } from './checklists.texts.en'

const itemsDue = (count: number) =>
  counted('it', count, {
    one: 'Una voce di checklist è in scadenza',
    many: `${count} di voci di checklist sono in scadenza`,
    other: `${count} voci di checklist sono in scadenza`,
  })

export const it: typeof en = {
  due: (count) => ({
    subject: itemsDue(count),
    heading: itemsDue(count),
    lines: ['Segna ogni voce come fatta, o indica perché non è necessaria.'],
    button: 'Vedi le tue voci',
  }),
  more: (count) =>
    counted('it', count, {
      one: 'Ne scade un’altra.',
      many: `Ne scadono altre ${count}.`,
      other: `Ne scadono altre ${count}.`,
    }),
  footer: (company) =>
    `Ricevi questo messaggio perché ti occupi di voci delle checklist per chi entra o esce da ${company}.`,
}
