import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  since: 'Hors connexion — données jusqu’à : {{time}}.',
})
