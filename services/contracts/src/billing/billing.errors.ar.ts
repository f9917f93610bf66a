import { errorWords } from '../kernel/errors'
import type { billingErrors } from './billing.errors'

export const billingErrorsAr = errorWords<'ar', typeof billingErrors>()({
  'billing.subscribed': 'مساحة العمل هذه مشتركة بالفعل.',
  'billing.not_subscribed': 'مساحة العمل هذه غير مشتركة.',
  'billing.cancelled': 'أُلغي هذا الاشتراك من قبل.',
  'billing.busy': 'هناك طلب آخر قيد التنفيذ لدى مزوّد الدفع لمساحة العمل هذه. يرجى انتظاره.',
  'billing.no_customer': 'لا يوجد ما يُدار قبل أول اشتراك.',
  'billing.checkout_unknown': 'عملية الدفع هذه لا تخص مساحة العمل هذه، أو لم تكتمل.',
  'billing.plan': 'اختر خطة.',
  'billing.payment': 'أرسل token مع plan_id، أو product_id مع payment_method.',
  'billing.card': 'رفض مزوّد الدفع: {reason}',
  'billing.provider_away':
    'مزوّد الدفع لا يجيب الآن. لم يتغيّر شيء هنا؛ يرجى المحاولة بعد بضع دقائق.',
})
