import { errorWords } from '../kernel/errors'
import type { operationsErrors } from './operations.errors'

export const operationsErrorsAr = errorWords<'ar', typeof operationsErrors>()({
  'operations.delivered': 'أُرسلت هذه الرسالة.',
  'operations.under_way': 'يجري إرسال هذه الرسالة.',
  'operations.withdrawn': 'سُحب هذا الإعلان. يرجى إضافة إعلان جديد.',
  'operations.job_settled': 'سبق أن أُعيدت محاولة هذه المهمة أو صُرف النظر عنها.',
  'operations.not_blocked': 'لم يعد هذا التدفق معلّقًا بسبب ذلك الحدث.',
  'operations.not_parked': 'لم يعد هذا الحدث موضوعًا جانبًا.',
  'operations.rebuild_required':
    'لا يمكن إلغاء إعادة البناء هذه: لا شيء قيد إعادة البناء، أو أن هذا الإصدار يحتاج إلى الجداول الجديدة.',
  'operations.after_start': 'يجب أن تكون النهاية بعد البداية.',
  'operations.no_projection': 'لا يوجد إسقاط بهذا الاسم.',
  'operations.most_days': 'يبقى الإعلان {days} يومًا على الأكثر.',
  'operations.withheld': 'لا يريد المتلقي هذه الرسالة بالبريد.',
})
