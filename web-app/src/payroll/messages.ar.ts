import type { Catalogue } from '@workledger/kit/i18n/i18n'
import type english from './messages.en'

const arabic: Catalogue<typeof english> = {
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
}

export default arabic
