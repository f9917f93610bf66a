const en = {
  trial: (company: string, day: string) => ({
    subject: `The trial of ${company} ends on ${day}`,
    heading: `The trial of ${company} ends on ${day}`,
    lines: [
      'From then on the workspace can only be read, until an administrator subscribes. Nothing is deleted: everyone can still sign in, read and export.',
    ],
    button: 'Choose a plan',
  }),
  failed: (company: string) => ({
    subject: `The payment for ${company} failed`,
    heading: 'Your payment failed',
    lines: [
      `The payment provider could not charge the card for the Workledger subscription of ${company}. It will try again.`,
      'Check the card, or enter another one, so that the workspace stays open for changes.',
    ],
    button: 'Check the payment',
  }),
  cancelled: (company: string, day: string | null) => ({
    subject: `The subscription of ${company} is cancelled`,
    heading: 'The subscription is cancelled',
    lines: [
      day
        ? `The Workledger subscription of ${company} is cancelled. It runs until ${day}.`
        : `The Workledger subscription of ${company} is cancelled.`,
      'After that the workspace can only be read. Nothing is deleted: everyone can still sign in, read and export.',
    ],
    button: 'Open billing',
  }),
  footer: (company: string) => `You get this message because you administer ${company}.`,
}

const ar: typeof en = {
  trial: (company, day) => ({
    subject: `تنتهي الفترة التجريبية لـ ${company} يوم ${day}`,
    heading: `تنتهي الفترة التجريبية لـ ${company} يوم ${day}`,
    lines: [
      'بعد ذلك يمكن قراءة مساحة العمل فقط إلى أن يشترك أحد. لا يُحذف شيء: يمكن للجميع تسجيل الدخول والقراءة والتصدير.',
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

export const billingTexts = { en, ar }
