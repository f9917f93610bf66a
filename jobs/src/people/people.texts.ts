const en = {
  invitation: (name: string, company: string, inviter: string | undefined) => ({
    subject: `Join ${company} on Workledger`,
    heading: name ? `Hello ${name},` : 'Hello,',
    lines: [
      inviter
        ? `${inviter} invites you to join ${company} on Workledger.`
        : `You are invited to join ${company} on Workledger.`,
      'There you check in and out, track your time, ask for leave and find your payslips.',
    ],
    button: 'Accept the invitation',
    note: 'The invitation works for 7 days. Afterwards, ask for a new one.',
    footer: `You get this message because ${company} entered your address for its staff.`,
  }),
}

const ar: typeof en = {
  invitation: (name, company, inviter) => ({
    subject: `انضم إلى ${company} على Workledger`,
    heading: name ? `مرحباً ${name}،` : 'مرحباً،',
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

export const peopleTexts = { en, ar }
