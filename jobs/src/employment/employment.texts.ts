const en = {
  probation: (who: string, day: string) => ({
    subject: `Probation of ${who} ends on ${day}`,
    heading: `Probation of ${who} ends on ${day}`,
    lines: ['Decide before then how the employment goes on.'],
    button: 'Open the contract',
  }),
  contract: (who: string, day: string) => ({
    subject: `The contract of ${who} ends on ${day}`,
    heading: `The contract of ${who} ends on ${day}`,
    lines: ['Extend it with a new version, or prepare the last day.'],
    button: 'Open the contract',
  }),
  footer: (company: string) => `You get this message because you manage people at ${company}.`,
}

const ar: typeof en = {
  probation: (who, day) => ({
    subject: `تنتهي فترة تجربة ${who} يوم ${day}`,
    heading: `تنتهي فترة تجربة ${who} يوم ${day}`,
    lines: ['قرّر قبل ذلك كيف يستمر العمل.'],
    button: 'فتح العقد',
  }),
  contract: (who, day) => ({
    subject: `ينتهي عقد ${who} يوم ${day}`,
    heading: `ينتهي عقد ${who} يوم ${day}`,
    lines: ['مدّده بنسخة جديدة، أو حضّر لآخر يوم.'],
    button: 'فتح العقد',
  }),
  footer: (company) => `وصلتك هذه الرسالة لأنك تدير موظفين لدى ${company}.`,
}

export const employmentTexts = { en, ar }
