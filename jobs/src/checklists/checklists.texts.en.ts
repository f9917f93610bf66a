import { counted } from '@workledger/contracts/kernel/written'

const itemsDue = (count: number) =>
  counted('en', count, {
    one: 'A checklist item is due',
    other: `${count} checklist items are due`,
  })

export const en = {
  due: (count: number) => ({
    subject: itemsDue(count),
    heading: itemsDue(count),
    lines: ['Mark each item as done, or say why it is not needed.'],
    button: 'View your checklist items',
  }),
  more: (count: number) =>
    counted('en', count, { one: 'One more is due.', other: `${count} more are due.` }),
  footer: (company: string) =>
    `You get this message because you do items of checklists for people who join or leave ${company}.`,
}
