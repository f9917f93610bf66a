import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  tab: 'قسائم الراتب',
  period: 'الفترة',
  payDate: 'تاريخ الدفع',
  paidOn: 'دُفع في',
  mark: 'النوع',
  gross: 'الإجمالي',
  net: 'الصافي',
  download: 'تنزيل',
  downloadOf: 'تنزيل قسيمة راتب {{period}}',
  why: 'لماذا',
  whyOf: 'لماذا تدفع قسيمة راتب {{period}} ما تدفعه',
  failed: 'حدث خطأ ما',
  empty: {
    title: 'لا قسائم راتب بعد',
    text: 'تظهر قسيمة هنا كلما اعتمدت الشركة دورة رواتب تشملك.',
  },
})
