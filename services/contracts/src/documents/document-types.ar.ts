import type { en } from './document-types.en'

export const ar: typeof en = {
  contract: 'عقد',
  payslip: 'قسيمة راتب',
  tax: 'مستند ضريبي',
  identity: 'وثيقة هوية',
  permit: 'تصريح عمل',
  medical: 'شهادة طبية',
  certificate: 'شهادة',
  training: 'تدريب',
  driving: 'رخصة قيادة',
  equipment: 'عهدة',
}
