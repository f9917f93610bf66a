import type { en } from './billing.texts.en'

export const ar: typeof en = {
  trial: (company, day) => ({
    subject: `تنتهي الفترة التجريبية لـ ${company} يوم ${day}`,
    heading: `تنتهي الفترة التجريبية لـ ${company} يوم ${day}`,
    lines: [
      'بعد ذلك يمكن قراءة مساحة العمل فقط إلى أن يشترك أحد مديري النظام. لا يُحذف شيء: يمكن للجميع تسجيل الدخول والقراءة والتصدير.',
    ],
    button: 'اختيار خطة',
  }),
  failed: (company) => ({
    subject: `فشل الدفع لـ ${company}`,
    heading: 'فشل الدفع',
    lines: [
      `تعذّر على مزوّد الدفع خصم مبلغ اشتراك ${company} في Workledger من البطاقة. سيحاول مرة أخرى.`,
      'تحقّق من البطاقة أو أدخل بطاقة أخرى كي تبقى مساحة العمل مفتوحة للتعديل.',
    ],
    button: 'التحقق من الدفع',
  }),
  cancelled: (company, day) => ({
    subject: `أُلغي اشتراك ${company}`,
    heading: 'أُلغي الاشتراك',
    lines: [
      day
        ? `أُلغي اشتراك ${company} في Workledger. يستمر حتى ${day}.`
        : `أُلغي اشتراك ${company} في Workledger.`,
      'بعد ذلك يمكن قراءة مساحة العمل فقط. لا يُحذف شيء: يمكن للجميع تسجيل الدخول والقراءة والتصدير.',
    ],
    button: 'فتح الفوترة',
  }),
  footer: (company) => `وصلتك هذه الرسالة لأنك تدير ${company}.`,
}
