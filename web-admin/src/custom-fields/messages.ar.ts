import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  page: 'الحقول المخصصة',
  company: 'الشركة',
  employee: 'الموظف',
  add: 'أضف حقلًا مخصصًا',
  moveUp: 'انقل {{name}} إلى أعلى',
  moveDown: 'انقل {{name}} إلى أسفل',
  edit: 'عدّل الحقل المخصص',
  name: 'اسم الحقل المخصص',
  key: 'مفتاح النموذج',
  type: 'النوع',
  chooseType: 'اختر نوعًا',
  typeHint: 'الحقل الذي له قيم يحتفظ بنوعه.',
  description: 'الوصف',
  descriptionHint: 'يظهر أسفل الحقل.',
  mandatory: 'مطلوب',
  visibleTo: 'يراه',
  editable: 'يعدّله',
  editableHint: 'لا يعدّل الموظفون إلا الحقول التي يرونها.',
  added: 'أُضيف في',
  yes: 'نعم',
  no: 'لا',
  everyone: 'الجميع',
  admin: 'مدير النظام',
  kinds: {
    text: 'نص',
    string: 'نص قصير',
    paragraph: 'فقرة',
    date: 'تاريخ',
    number: 'رقم',
    numeric: 'عدد صحيح',
    file: 'ملف',
  },
  delete: 'حذف',
  deleteTitle: 'حذف {{name}}؟',
  deleteText:
    'يختفي الحقل وكل ما أُدخل فيه من النماذج والقوائم والملفات المصدّرة. يبقى السجل في سجل الأحداث.',
  empty: {
    title: 'لا حقول مخصصة بعد',
    company: 'احفظ ما ليس له حقل في هذا المنتج، مثل رقم السجل التجاري.',
    employee:
      'احفظ ما ليس له حقل في هذا المنتج، مثل مقاس القميص. تظهر الحقول في ملف كل موظف وفي التصدير والاستيراد.',
  },
  toast: {
    added: 'أُضيف حقل مخصص جديد',
    edited: 'عُدّل الحقل المخصص بنجاح',
    deleted: 'حُذف الحقل المخصص بنجاح',
    addFailed: 'تعذّرت إضافة الحقل المخصص',
    deleteFailed: 'تعذّر الحذف',
  },
})
