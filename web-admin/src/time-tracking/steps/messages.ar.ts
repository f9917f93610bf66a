import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  tab: 'اعتماد الأسابيع',
  text: 'بلا قاعدة يقرر شخص واحد. تسبق قاعدةُ أقسامٍ معينة قاعدةَ الجميع؛ ثم القاعدة ذات الساعات الأكثر. ويحتفظ الأسبوع المُرسل بخطواته. ومن يرسل لا يقرر أبدًا.',
  departments: 'الأقسام',
  everyone: 'الجميع',
  noDepartment: 'لا يوجد قسم كهذا',
  fromHours: 'أقل عدد من الساعات',
  fromHoursHint: '0 لكل أسبوع.',
  previewText: 'اختر شخصًا وعدد ساعات لترى إلى من يذهب الأسبوع.',
  oneStep: 'يقرر شخص واحد، المدير أو أحد مديري النظام.',
  hours: 'الساعات',
  empty: {
    title: 'لا توجد قواعد بعد',
    text: 'يقرر كل أسبوع شخص واحد، المدير أو أحد مديري النظام.',
  },
})
