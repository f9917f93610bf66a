import { errorWords } from '../kernel/errors'
import type { noticesErrors } from './notices.errors'

export const noticesErrorsAr = errorWords<'ar', typeof noticesErrors>()({
  'notices.fixed': 'لا يمكن إيقاف هذه الرسائل.',
  'notices.quiet_hours': 'أدخل بداية للساعات الهادئة ونهاية مختلفة، أو اتركهما معًا.',
  'notices.stop_key': 'هذا الرابط غير صالح. افتح الإشعارات في Workledger بدلًا من ذلك.',
  'notices.time': 'أدخل وقتًا من 00:00 إلى 23:59.',
  'notices.unknown': 'هذا الإشعار ليس في قائمتك.',
})
