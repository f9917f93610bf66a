const en = {
  rules: {
    own_decision: 'Decided their own',
    same_preparer: 'Approved what they prepared',
    after_approval: 'Changed after approval',
    outside_band: 'Pay outside of a band',
    weekend_changes: 'Many changes on a day off',
    signed_in_as: 'Acted on pay signed in as another',
  },
  subject: (rule: string) => `The monitoring rule “${rule}” is to find less`,
  confirm: ({ rule, who }: { rule: string; who: string }) => [
    `${who} proposed to switch off or weaken the rule “${rule}”.`,
    'It stays as it is until another auditor confirms the proposal.',
  ],
  waits: ({ rule, who, day }: { rule: string; who: string; day: string }) => [
    `${who} proposed to switch off or weaken the rule “${rule}”.`,
    `No other person can confirm it now, so it takes effect on ${day}. Anyone who may write in the audit can withdraw it before.`,
  ],
  button: 'Open the rules',
  footer: (company: string) => `You get this message because you audit ${company}.`,
}

const ar: typeof en = {
  rules: {
    own_decision: 'قرّر ما يخصه',
    same_preparer: 'اعتمد ما أعدّه',
    after_approval: 'تغيير بعد الاعتماد',
    outside_band: 'أجر خارج النطاق',
    weekend_changes: 'تغييرات كثيرة في يوم عطلة',
    signed_in_as: 'إجراء على الرواتب باسم غيره',
  },
  subject: (rule) => `يُراد لقاعدة المراقبة «${rule}» أن ترصد أقل`,
  confirm: ({ rule, who }) => [
    `اقترح ${who} إيقاف القاعدة «${rule}» أو إضعافها.`,
    'تبقى كما هي إلى أن يؤكد الاقتراح مراجع آخر.',
  ],
  waits: ({ rule, who, day }) => [
    `اقترح ${who} إيقاف القاعدة «${rule}» أو إضعافها.`,
    `لا يستطيع أحد غيره تأكيد ذلك الآن، فيسري يوم ${day}. ويمكن لمن له الكتابة في المراجعة أن يسحبه قبل ذلك.`,
  ],
  button: 'فتح القواعد',
  footer: (company) => `وصلتك هذه الرسالة لأنك تراجع ${company}.`,
}

export const watchTexts = { en, ar }
