import type { en } from './starting-words.en'

export const ar: typeof en = {
  office: 'المكتب الرئيسي',
  departments: {
    management: 'الإدارة',
    operations: 'العمليات',
    finance: 'المالية',
    people: 'الموارد البشرية',
  },
  designations: { manager: 'مدير', specialist: 'أخصائي', assistant: 'مساعد' },
  leaveTypes: { annual: 'إجازة سنوية', sick: 'إجازة مرضية', unpaid: 'إجازة غير مدفوعة' },
  policy: 'السياسة العامة',
  policyDescription: '24 يوم عمل في السنة، يُرحّل منها 5 أيام حتى مارس.',
}
