import { errorWords } from '../kernel/errors'
import type { integrationErrors } from './integrations.errors'

export const integrationErrorsAr = errorWords<'ar', typeof integrationErrors>()({
  'token.name': 'أدخل اسمًا للرمز.',
  'token.scopes': 'اختر نطاقًا واحدًا على الأقل.',
  'token.network': 'أدخل عنوانًا أو شبكة، مثل 192.0.2.0/24 أو 2001:db8::/32.',
  'token.most': 'بلغ عدد الرموز النشطة {most}. ألغِ أحدها أولًا.',
  'token.granted': 'لقد منحت هذا النطاق من قبل. يجب أن يمنحه مدير نظام آخر أيضًا.',
  'token.scope_absent': 'ليس لهذا الرمز نطاق من هذا النوع يحتاج إلى مديري النظام.',
  'token.ended': 'أُلغي هذا الرمز أو انتهت صلاحيته.',
  'token.account_name': 'أدخل اسمًا لحساب الخدمة.',
  'token.accounts_most': 'الحد الأقصى لحسابات الخدمة في الشركة هو {most}.',
  'webhook.name': 'أدخل اسمًا لخطاف الويب.',
  'webhook.address': 'أدخل عنوانًا مثل https://example.com/hooks دون كلمة مرور فيه.',
  'webhook.private': 'هذا العنوان ليس على الإنترنت العام. اطلب من المشغّل السماح به.',
  'webhook.most': 'الحد الأقصى لخطافات الويب في الشركة هو {most}.',
  'webhook.off': 'خطاف الويب هذا موقوف. شغّله أولًا.',
  'chat.name': 'أعطِ القناة اسمًا.',
  'chat.kinds': 'اختر رسالة واحدة على الأقل.',
  'chat.host': 'هذا المضيف لا يعود إلى {service}. أكّده أو راجع العنوان.',
  'chat.most': 'الحد الأقصى لقنوات الشركة هو {most}.',
  'chat.off': 'هذه القناة موقوفة. شغّلها أولًا.',
})
