import type { en } from './watch.texts.en'

export const ar: typeof en = {
  rules: {
    own_decision: 'قرّر ما يخصه',
    same_preparer: 'اعتمد ما أعدّه',
    after_approval: 'تغيير بعد الاعتماد',
    outside_band: 'أجر خارج النطاق',
    weekend_changes: 'تغييرات كثيرة في يوم راحة',
    signed_in_as: 'إجراء على الرواتب باسم غيره',
    sign_in_exception: 'استثناء عند تسجيل الدخول',
    put_back: 'قواعد تغيّرت لفترة',
    split_request: 'طلبات مجزأة',
  },
  subject: (rule) => `يُراد لقاعدة المراقبة «${rule}» أن ترصد أقل`,
  confirm: ({ rule, who }) => [
    `اقترح ${who} إيقاف القاعدة «${rule}» أو إضعافها.`,
    'تبقى كما هي إلى أن يؤكد الاقتراح مدقق آخر.',
  ],
  waits: ({ rule, who, day }) => [
    `اقترح ${who} إيقاف القاعدة «${rule}» أو إضعافها.`,
    `لا يستطيع أحد غيره تأكيد ذلك الآن، فيسري يوم ${day}. ويمكن لمن له الكتابة في التدقيق أن يسحبه قبل ذلك.`,
  ],
  button: 'فتح القواعد',
  footer: (company) => `وصلتك هذه الرسالة لأنك تدقّق ${company}.`,
}
