import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  since: 'Sin conexión — datos hasta: {{time}}.',
  notHere: 'Esta página aún no está en tu dispositivo',
  notHereText: 'No se ha abierto aquí antes y necesita conexión. Se abre en cuanto la haya.',
})
