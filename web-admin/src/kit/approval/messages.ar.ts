import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  tab: 'خطوات الاعتماد',
  name: 'الاسم',
  steps: 'الخطوات',
  step: 'الخطوة {{number}}',
  who: 'يقررها',
  by: {
    manager: 'المدير',
    role: 'دور',
    people: 'أشخاص محددون',
  },
  role: 'الدور',
  chooseRole: 'اختر دورًا',
  people: 'الأشخاص',
  all: 'يقرر كل واحد منهم',
  allHint: 'وإلا فأول من يقرر.',
  escalate: 'الأيام حتى يمكن لمديري النظام أن يقرروا أيضًا',
  escalateHint: 'اتركه فارغًا لعدم حدوث ذلك أبدًا.',
  removeStep: 'إزالة الخطوة {{number}}',
  addStep: 'إضافة خطوة',
  add: 'إضافة قاعدة',
  edit: 'تعديل القاعدة',
  added: 'أُضيفت القاعدة',
  edited: 'عُدّلت القاعدة',
  deleted: 'حُذفت القاعدة',
  deleteText: 'تحتفظ الطلبات السابقة بخطواتها.',
  preview: 'معاينة',
  person: 'الشخص',
})
