import { errorWords } from '../kernel/errors'
import type { clientErrors } from './clients.errors'

export const clientsErrorsAr = errorWords<'ar', typeof clientErrors>()({
  'client.in_use': 'لهذا العميل مشاريع أو فواتير ولا يمكن حذفه.',
  'client.unknown': 'يرجى اختيار العميل!',
  'client.name': 'أدخل اسم العميل!',
  'client.contact': 'أدخل اسم جهة الاتصال!',
})
