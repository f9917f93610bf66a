import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  since: 'Sin conexión — datos hasta: {{time}}.',
})
