import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  since: 'Non in linea — dati fino a: {{time}}.',
})
