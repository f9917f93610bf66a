import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  since: 'Non in linea — dati fino a: {{time}}.',
  notHere: 'Questa pagina non è ancora sul tuo dispositivo',
  notHereText: 'Non è mai stata aperta qui e ha bisogno di una connessione. Si apre appena c’è.',
})
