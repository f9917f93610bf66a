import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ContractAdded: 'أُضيف العقد',
  ContractChanged: 'عُدّل العقد',
  ContractSigned: 'رُفعت النسخة الموقّعة',
  ContractDeleted: 'حُذف العقد',
  ProbationSet: 'تغيّرت فترة التجربة',
  EmploymentEndNear: 'أُرسل تذكير بنهاية',
  PayrollAdjustmentAdded: 'أُضيف بدل أو استقطاع',
  PayrollAdjustmentChanged: 'عُدّل بدل أو استقطاع',
  PayrollAdjustmentDeleted: 'حُذف بدل أو استقطاع',
} satisfies NamesLike<typeof english>
