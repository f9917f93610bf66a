import { errorWords } from '../kernel/errors'
import type { paymentErrors } from './payments.errors'

export const paymentErrorsAr = errorWords<'ar', typeof paymentErrors>()({
  'payment.holder': 'أدخل اسم صاحب الحساب!',
  'payment.iban': 'رقم الآيبان غير صحيح: راجع كل حرف ورقم.',
  'payment.bic': 'رمز BIC غير صحيح: 8 أو 11 حرفًا ورقمًا.',
  'payment.number': 'أدخل رقم الآيبان، أو رقم الحساب حيث لا يوجد آيبان.',
  'payment.both': 'أدخل رقم الآيبان أو رقم الحساب، لا كليهما.',
  'payment.number_form': 'حروف وأرقام ومسافات وشرطات فقط.',
  'payment.no_account': 'لا يوجد حساب بنكي.',
  'payment.outside_sepa': 'يحتاج تحويل سيبا إلى حساب في بلد من منطقة سيبا.',
  'payment.not_approved': 'لا تُدفع إلا دورة رواتب معتمدة.',
  'payment.not_eur': 'تحويل سيبا باليورو فقط؛ استخدم ملف CSV للعملات الأخرى.',
  'payment.no_company_account': 'أدخل أولًا حساب الشركة في إعدادات الرواتب.',
  'payment.nothing': 'لم يبق أحد يُدفع له بهذا الملف.',
  'payment.all_paid': 'الجميع معلّمون كمدفوع لهم.',
  'payment.paid': 'أحد القيود معلّم كمدفوع بالفعل.',
  'payment.not_paid': 'أحد القيود غير معلّم كمدفوع.',
  'payment.not_entry': 'هذا القيد لا تدفعه هذه الدورة.',
  'payment.future': 'لا يمكن أن يكون يوم الدفع في المستقبل.',
})
