import type { en } from './employment.texts.en'

export const ar: typeof en = {
  probation: (who, day) => ({
    subject: `تنتهي فترة تجربة ${who} يوم ${day}`,
    heading: `تنتهي فترة تجربة ${who} يوم ${day}`,
    lines: ['قرّر قبل ذلك كيف يستمر العمل.'],
    button: 'فتح العقد',
  }),
  contract: (who, day) => ({
    subject: `ينتهي عقد ${who} يوم ${day}`,
    heading: `ينتهي عقد ${who} يوم ${day}`,
    lines: ['مدّده بإصدار جديد، أو حضّر لآخر يوم.'],
    button: 'فتح العقد',
  }),
  footer: (company) => `وصلتك هذه الرسالة لأنك تدير موظفين لدى ${company}.`,
}
