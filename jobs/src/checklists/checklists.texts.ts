const en = {
  due: (count: number) => ({
    subject: count === 1 ? 'A checklist item is due' : `${count} checklist items are due`,
    heading: count === 1 ? 'A checklist item is due' : `${count} checklist items are due`,
    lines: ['Mark each item as done, or say why it is not needed.'],
    button: 'Your checklist items',
  }),
  more: (count: number) => `${count} more are due.`,
  footer: (company: string) => `You get this message because you do items of checklists for people who join or leave ${company}.`,
}
const ar: typeof en = {
  due: (count) => ({
    subject: count === 1 ? 'حان موعد بند في قائمة' : `حان موعد ${count} من بنود القوائم`,
    heading: count === 1 ? 'حان موعد بند في قائمة' : `حان موعد ${count} من بنود القوائم`,
    lines: ['علّم كل بند منجز، أو اذكر لماذا لا حاجة إليه.'],
    button: 'بنودك',
  }),
  more: (count) => `وحان موعد ${count} غيرها.`,
  footer: (company) => `وصلتك هذه الرسالة لأنك تنجز بنودًا في قوائم من ينضم إلى ${company} أو يغادرها.`,
}
export const checklistTexts = { en, ar }
