import type { Catalogue } from '../../../i18n/i18n'
import type english from './messages.en'

const arabic: Catalogue<typeof english> = {
  tab: 'العائلة والطوارئ',
  history: 'السجل',
  contacts: 'جهات اتصال الطوارئ',
  contact: 'جهة الاتصال',
  noneYet: 'يضيفها الموظفون في ملفاتهم، ويمكنك إضافتها في ملف كل موظف.',
  dependants: 'المُعالون',
  private: 'لا يرى هذا سواك والمديرين الإداريين.',
  privateOf: 'لا يرى هذا سوى الموظف والمديرين الإداريين.',
  noContacts: { title: 'لا جهة اتصال للطوارئ بعد', text: 'شخص يُتصل به إذا حدث شيء في العمل.' },
  noDependants: { title: 'لا مُعالين', text: 'أشخاص تعيلهم، كالأبناء.' },
  addContact: 'أضف جهة اتصال للطوارئ',
  editContact: 'عدّل جهة الاتصال',
  addDependant: 'أضف مُعالًا',
  editDependant: 'عدّل بيانات المُعال',
  add: 'أضف',
  edit: 'تعديل {{name}}',
  remove: 'إزالة {{name}}',
  removeAction: 'إزالة',
  removeTitle: 'هل تريد إزالة {{name}}؟',
  removeText: 'يحتفظ السجل بمن كان.',
  name: 'الاسم',
  relation: 'صلة القرابة',
  relationHint: 'مثل: أخت، زوج، جار.',
  phone: 'الهاتف',
  otherPhone: 'هاتف آخر',
  email: 'البريد الإلكتروني',
  choose: 'اختر',
  relations: {
    spouse: 'زوج أو زوجة',
    partner: 'شريك',
    child: 'ابن أو ابنة',
    parent: 'أب أو أم',
    other: 'غير ذلك',
  },
  toast: {
    contactAdded: 'أُضيفت جهة الاتصال',
    contactEdited: 'عُدّلت جهة الاتصال',
    contactRemoved: 'أُزيلت جهة الاتصال',
    dependantAdded: 'أُضيف المُعال',
    dependantEdited: 'عُدّلت بيانات المُعال',
    dependantRemoved: 'أُزيل المُعال',
  },
}

export default arabic
