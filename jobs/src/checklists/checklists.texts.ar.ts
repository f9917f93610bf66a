import { counted } from '@workledger/contracts/kernel/written'
import type { en } from './checklists.texts.en'

const itemsDue = (count: number) =>
  counted('ar', count, {
    zero: 'لا بنود حان موعدها',
    one: 'حان موعد بند في قائمة',
    two: 'حان موعد بندين في القوائم',
    few: `حان موعد ${count} بنود في القوائم`,
    many: `حان موعد ${count} بندًا في القوائم`,
    other: `حان موعد ${count} بند في القوائم`,
  })

export const ar: typeof en = {
  due: (count) => ({
    subject: itemsDue(count),
    heading: itemsDue(count),
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
