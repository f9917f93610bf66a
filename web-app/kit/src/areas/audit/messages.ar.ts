import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  tab: 'ما فتحه المدققون',
  viewer: 'فتحه',
  area: 'ماذا',
  at: 'متى',
  empty: 'لم يفتح أي مدقق هذا السجل.',
  told: 'مرة في الساعة لكل مدقق ونوع من السجلات.',
})
