import type { en } from './people.texts.en'

export const ar: typeof en = {
  invitation: (name, company, inviter) => ({
    subject: `انضم إلى ${company} على Workledger`,
    heading: name ? `مرحبًا ${name}،` : 'مرحبًا،',
    lines: [
      inviter
        ? `يدعوك ${inviter} للانضمام إلى ${company} على Workledger.`
        : `أنت مدعو للانضمام إلى ${company} على Workledger.`,
      'هناك تسجّل حضورك وانصرافك ووقت عملك، وتطلب الإجازات، وتجد قسائم راتبك.',
    ],
    button: 'قبول الدعوة',
    note: 'الدعوة صالحة لمدة 7 أيام. بعد ذلك اطلب دعوة جديدة.',
    footer: `وصلتك هذه الرسالة لأن ${company} أدخلت عنوانك ضمن موظفيها.`,
  }),
}
