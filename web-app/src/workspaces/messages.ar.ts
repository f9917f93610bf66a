import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  title: 'مساحات العمل',
  switch: 'تبديل',
  current: 'الحالية',
  add: 'إضافة مساحة عمل',
  empty: 'لا توجد مساحة عمل، أنشئ واحدة',
  basic: 'المعلومات الأساسية',
  basicText:
    'تحصل شركتك على مساحة عمل خاصة بها، فيها مكتب وأدوار وأنواع إجازات وسياسة إجازات جاهزة للاستخدام.',
  name: 'اسم الشركة',
  country: 'البلد',
  choose: 'اختر',
  currency: 'العملة',
  currencyHint: 'عملة الرواتب والمصروفات والفواتير ما لم تُذكر غيرها.',
  create: 'إنشاء',
  setup: {
    title: 'إعداد {{name}}',
    progress: 'الإعداد {{done}} من {{all}}',
    steps: 'كل خطوات الإعداد',
    hide: 'إخفاء',
    address: 'أدخل عنوان مكتبك الرئيسي',
    logo: 'أضف شعارك',
    holidays: 'استورد العطلات الرسمية لمكتبك',
    people: 'أضف موظفيك أو استوردهم',
    contracts: 'اكتب العقود بأجورها وأيام عملها',
    account: 'أدخل الحساب البنكي الذي تُدفع منه الرواتب',
    invoicing: 'أدخل ما تقوله فواتيرك عن الشركة',
    project: 'أنشئ المشروع الأول',
  },
  loading: 'جارٍ التحميل...',
})
