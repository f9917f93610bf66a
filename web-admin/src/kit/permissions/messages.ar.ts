import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  everything: 'كل شيء',
  nothing: 'ما يجوز للجميع فقط: وقتهم وإجازاتهم ومصروفاتهم وملفهم.',
  notHeld: 'لا تملك هذه الصلاحية، فلا يمكنك منحها.',
  group: { company: 'الشركة', people: 'الأشخاص', areas: 'المجالات', audit: 'التدقيق' },
  permission: {
    edit_company: 'تعديل الشركة',
    manage_company: 'إدارة الشركة',
    edit_manager: 'تعديل العقود',
    manage_employee: 'شارة التاج',
    manage_payroll: 'الرواتب',
    manage_recruiting: 'التوظيف',
    manage_invoices: 'الفواتير',
    manage_time_off: 'الإجازات',
    manage_surveys: 'الاستبيانات',
    view_audit: 'الاطلاع على كل شيء',
  },
  about: {
    edit_company: 'إعدادات الشركة والمكاتب والأدوار وأقسام الأشخاص ومديريهم، وكل الصلاحيات أدناه',
    manage_company: 'إضافة الأشخاص والبت في الطلبات وإدارة كل المجالات',
    edit_manager: 'تفاصيل عقود الأشخاص وإصداراتها، ما عدا عقدهم',
    manage_employee: 'مع صلاحية تعديل الشركة: تاج بجانب الاسم',
    manage_payroll: 'دورات الرواتب وقسائمها وملفات الدفع للجميع',
    manage_recruiting: 'الوظائف الشاغرة والمرشحون',
    manage_invoices: 'الفواتير ومدفوعاتها',
    manage_time_off: 'إجازات الجميع: الطلبات والأرصدة والتسويات',
    manage_surveys: 'الاستبيانات ونتائجها',
    view_audit: 'قراءة كل قائمة وسجل وتاريخ، والرواتب منها، دون تغيير شيء',
  },
})
