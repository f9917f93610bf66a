import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  title: 'كنت بعيدًا',
  text: 'عمل «{{name}}» دون إدخال هنا من {{from}} إلى {{to}} ({{length}}).',
  keep: 'احتفظ بالوقت',
  keepText: 'يُحتسب، ويدوّن السجل أنك احتفظت به.',
  discard: 'تجاهله',
  discardText: 'ينتهي القيد عند {{from}}.',
  goOn: 'تجاهله وتابع',
  goOnText: 'ينتهي القيد عند {{from}} ويبدأ العمل نفسه من جديد عند {{to}}.',
  split: 'افصله',
  splitText: 'يصبح وقت الغياب قيدًا مستقلًا ويستمر المؤقت.',
  what: 'ماذا كان في ذلك الوقت؟',
  back: 'رجوع',
  setting: 'وقت الخمول',
  off: 'لا تسأل أبدًا',
  after_zero: 'اسأل بعد {{count}} دقيقة',
  after_one: 'اسأل بعد دقيقة واحدة',
  after_two: 'اسأل بعد دقيقتين',
  after_few: 'اسأل بعد {{count}} دقائق',
  after_many: 'اسأل بعد {{count}} دقيقة',
  after_other: 'اسأل بعد {{count}} دقيقة',
})
