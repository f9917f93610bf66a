import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  page: 'العملاء',
  add: 'أضف عميلًا',
  edit: 'عدّل العميل',
  name: 'الاسم',
  clientName: 'اسم العميل',
  contact: 'اسم جهة الاتصال',
  email: 'بريد جهة الاتصال',
  phone: 'هاتف جهة الاتصال',
  address: 'العنوان',
  postcode: 'الرمز البريدي',
  city: 'المدينة',
  country: 'البلد',
  none: 'بلا',
  choose: 'اختر',
  languageHint:
    'تكون الفواتير الجديدة ورسائل التذكير والبريد بهذه اللغة، وتحتفظ الفواتير الصادرة بلغتها.',
  companysLanguage: 'لغة الشركة',
  referenceHint: 'يظهر في كل فاتورة جديدة لهذا العميل.',
  rate: 'سعر الساعة',
  rateHint: 'بعملة مساحة العمل {{currency}}.',
  added: 'أُضيف في',
  invoices: 'الفواتير',
  delete: 'حذف',
  deleteTitle: 'حذف {{name}}؟',
  deleteText: 'لا يُحذف عميل له مشاريع أو فواتير. يبقى السجل في سجل الأحداث.',
  empty: {
    title: 'لا عملاء بعد',
    text: 'المشاريع والفواتير تتبع العملاء. أضف أول عميل.',
    reader: 'يضيف مدير النظام العملاء.',
  },
  toast: {
    added: 'أُضيف العميل',
    edited: 'عُدّل العميل',
    deleted: 'حُذف العميل',
    addFailed: 'تعذّرت إضافة العميل',
    editFailed: 'تعذّر التعديل',
    deleteFailed: 'تعذّر الحذف',
  },
})
