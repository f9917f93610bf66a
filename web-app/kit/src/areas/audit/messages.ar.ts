import type { Catalogue } from '../../i18n/i18n'
import type english from './messages.en'

const arabic: Catalogue<typeof english> = {
  tab: 'ما فتحه المدققون',
  viewer: 'فتحه',
  area: 'ماذا',
  at: 'متى',
  empty: 'لم يفتح أي مدقق هذا السجل.',
  told: 'مرة في الساعة لكل مدقق ونوع من السجلات.',
}

export default arabic
