import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  times: 'تغيير الأوقات',
  day: 'اليوم',
  send: 'أرسل من جديد',
  anyway: 'تغيير رغم ذلك',
  yours: 'تغييرك',
  there: 'الآن',
  lost: 'يبقى القيد كما هو على الخادم.',
  none: 'لا شيء',
  idle: 'احتفاظ بوقت الغياب:',
})
