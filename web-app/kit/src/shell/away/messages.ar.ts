import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  since: 'غير متصل – البيانات حتى {{time}}.',
})
