import { counted } from '@workledger/contracts/kernel/written'
import type { en } from './recruiting.texts.en'

const monthsLong = (months: number) =>
  counted('ar', months, {
    zero: 'حينًا',
    one: 'شهرًا واحدًا',
    two: 'شهرين',
    few: `${months} أشهر`,
    many: `${months} شهرًا`,
    other: `${months} شهر`,
  })

export const ar: typeof en = {
  opening: 'الوظيفة الشاغرة',
  when: 'الموعد',
  where: 'المكان',
  minutes: (minutes) =>
    counted('ar', minutes, {
      zero: 'بلا مدة',
      one: 'دقيقة واحدة',
      two: 'دقيقتان',
      few: `${minutes} دقائق`,
      many: `${minutes} دقيقة`,
      other: `${minutes} دقيقة`,
    }),
  received: (opening, company, months) => ({
    subject: `طلبك: ${opening}`,
    heading: 'شكرًا على تقديم طلبك',
    lines: [
      `استلمت ${company} طلبك لوظيفة ${opening} وستتواصل معك.`,
      'في الصفحة التالية تقرأ الرسائل الخاصة بطلبك وتجيب عنها. كل من يملك هذا الرابط يستطيع قراءتها، فلا تشاركه.',
    ],
    note: `يُحفظ طلبك ${monthsLong(months)} بعد آخر خطوة فيه ثم يُمحى.`,
  }),
  button: 'افتح رسائلك',
  reply: (name, opening) => ({
    subject: `أجاب ${name}: ${opening}`,
    heading: `أجاب ${name}`,
    lines: [`كتب إليك مرشح لوظيفة ${opening}.`],
    button: 'اقرأ وأجب',
  }),
  invited: (opening, company) => ({
    subject: `مقابلة: ${opening}`,
    heading: 'دعوة إلى مقابلة',
    lines: [`تدعوك ${company} إلى مقابلة لوظيفة ${opening}. يضيفها الملف المرفق إلى تقويمك.`],
  }),
  leads: (name, opening) => ({
    subject: `مقابلة مع ${name}: ${opening}`,
    heading: `مقابلة مع ${name}`,
    lines: [
      `تجري مقابلة لوظيفة ${opening}. يضيفها الملف المرفق إلى تقويمك. بعدها نرجو أن تعطي تقييمك.`,
    ],
    button: 'مقابلاتك',
  }),
  moved: (opening) => ({
    subject: `تغيّرت المقابلة: ${opening}`,
    heading: 'تغيّرت مقابلة',
    lines: [`تغيّرت المقابلة لوظيفة ${opening}. يحدّث الملف المرفق تقويمك.`],
  }),
  cancelled: (opening) => ({
    subject: `أُلغيت المقابلة: ${opening}`,
    heading: 'أُلغيت مقابلة',
    lines: [`لن تُعقد المقابلة لوظيفة ${opening}. يزيلها الملف المرفق من تقويمك.`],
  }),
  takenOff: (name, opening) => ({
    subject: `لم تعد تجري المقابلة مع ${name}: ${opening}`,
    heading: 'لم تعد تجري هذه المقابلة',
    lines: [`يجري آخرون المقابلة مع ${name} لوظيفة ${opening}. يزيلها الملف المرفق من تقويمك.`],
  }),
  candidate: (company) => `وصلتك هذه الرسالة لأنك قدّمت طلبًا إلى ${company}.`,
  colleague: (company) => `وصلتك هذه الرسالة لأنك توظّف لـ ${company}.`,
}
