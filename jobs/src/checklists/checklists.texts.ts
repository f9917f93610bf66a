import { counted } from '@workledger/contracts/kernel/written'

const itemsDue = {
  en: (count: number) =>
    counted('en', count, {
      one: 'A checklist item is due',
      other: `${count} checklist items are due`,
    }),
  ar: (count: number) =>
    counted('ar', count, {
      zero: 'لا بنود حان موعدها',
      one: 'حان موعد بند في قائمة',
      two: 'حان موعد بندين في القوائم',
      few: `حان موعد ${count} بنود في القوائم`,
      many: `حان موعد ${count} بندًا في القوائم`,
      other: `حان موعد ${count} بند في القوائم`,
    }),
}

const en = {
  due: (count: number) => ({
    subject: itemsDue.en(count),
    heading: itemsDue.en(count),
    lines: ['Mark each item as done, or say why it is not needed.'],
    button: 'View your checklist items',
  }),
  more: (count: number) =>
    counted('en', count, { one: 'One more is due.', other: `${count} more are due.` }),
  footer: (company: string) =>
    `You get this message because you do items of checklists for people who join or leave ${company}.`,
}

const ar: typeof en = {
  due: (count) => ({
    subject: itemsDue.ar(count),
    heading: itemsDue.ar(count),
    lines: ['علّم كل بند منجز، أو اذكر لماذا لا حاجة إليه.'],
    button: 'بنودك',
  }),
  more: (count) =>
    counted('ar', count, {
      zero: 'ولا شيء غيرها.',
      one: 'وحان موعد بند آخر.',
      two: 'وحان موعد بندين آخرين.',
      few: `وحان موعد ${count} بنود أخرى.`,
      many: `وحان موعد ${count} بندًا آخر.`,
      other: `وحان موعد ${count} بند آخر.`,
    }),
  footer: (company) =>
    `وصلتك هذه الرسالة لأنك تنجز بنودًا في قوائم من ينضم إلى ${company} أو يغادرها.`,
}

export const checklistTexts = { en, ar }
