import type { EventWords } from '../kernel/event-words'
import type { employmentEvents } from './employment.events'

export const employmentEventWords: EventWords<typeof employmentEvents> = {
  ContractAdded: ['Contract added', 'أُضيف العقد'],
  ContractChanged: ['Contract changed', 'عُدّل العقد'],
  ContractSigned: ['Signed copy uploaded', 'رُفعت النسخة الموقّعة'],
  ContractDeleted: ['Contract deleted', 'حُذف العقد'],
  ProbationSet: ['Probation changed', 'تغيّرت فترة التجربة'],
  EmploymentEndNear: ['Reminder of an end sent', 'أُرسل تذكير بنهاية'],
  PayrollAdjustmentAdded: ['Adjustment added', 'أُضيف بدل أو استقطاع'],
  PayrollAdjustmentChanged: ['Adjustment changed', 'عُدّل بدل أو استقطاع'],
  PayrollAdjustmentDeleted: ['Adjustment deleted', 'حُذف بدل أو استقطاع'],
}
