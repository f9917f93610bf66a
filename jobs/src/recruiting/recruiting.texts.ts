import { counted } from '@workledger/contracts/kernel/written'

const monthsLong = (months: number) =>
  counted('ar', months, {
    zero: 'حينًا',
    one: 'شهرًا واحدًا',
    two: 'شهرين',
    few: `${months} أشهر`,
    many: `${months} شهرًا`,
    other: `${months} شهر`,
  })

const en = {
  opening: 'Opening',
  when: 'When',
  where: 'Where',
  minutes: (minutes: number) =>
    counted('en', minutes, { one: 'one minute', other: `${minutes} minutes` }),
  received: (opening: string, company: string, months: number) => ({
    subject: `Your application: ${opening}`,
    heading: 'Thank you for applying',
    lines: [
      `${company} has received your application for ${opening} and will be in touch.`,
      'On the page below you can read and answer messages about it. Anyone with this link can read them, so keep it to yourself.',
    ],
    note: `Your application is kept for ${counted('en', months, { one: 'one month', other: `${months} months` })} after its last step and then erased.`,
  }),
  button: 'Open your messages',
  reply: (name: string, opening: string) => ({
    subject: `${name} answered: ${opening}`,
    heading: `${name} answered`,
    lines: [`A candidate for ${opening} has written to you.`],
    button: 'Read and answer',
  }),
  invited: (opening: string, company: string) => ({
    subject: `Interview: ${opening}`,
    heading: 'An invitation to an interview',
    lines: [
      `${company} invites you to an interview for ${opening}. The attached file puts it into your calendar.`,
    ],
  }),
  leads: (name: string, opening: string) => ({
    subject: `Interview with ${name}: ${opening}`,
    heading: `Interview with ${name}`,
    lines: [
      `You lead an interview for ${opening}. The attached file puts it into your calendar. Afterwards, please give your feedback.`,
    ],
    button: 'View your interviews',
  }),
  moved: (opening: string) => ({
    subject: `Interview changed: ${opening}`,
    heading: 'An interview has changed',
    lines: [
      `The interview for ${opening} has changed. The attached file brings your calendar up to date.`,
    ],
  }),
  cancelled: (opening: string) => ({
    subject: `Interview cancelled: ${opening}`,
    heading: 'An interview has been cancelled',
    lines: [
      `The interview for ${opening} does not take place. The attached file takes it out of your calendar.`,
    ],
  }),
  takenOff: (name: string, opening: string) => ({
    subject: `You no longer lead the interview with ${name}: ${opening}`,
    heading: 'You no longer lead this interview',
    lines: [
      `Others lead the interview with ${name} for ${opening}. The attached file takes it out of your calendar.`,
    ],
  }),
  candidate: (company: string) => `You get this message because you applied at ${company}.`,
  colleague: (company: string) => `You get this message because you recruit for ${company}.`,
}

const ar: typeof en = {
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

export const recruitingTexts = { en, ar }
