import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  times: 'تغيير الأوقات',
  day: 'اليوم',
  send: 'أرسل من جديد',
})
