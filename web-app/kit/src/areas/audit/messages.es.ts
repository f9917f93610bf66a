import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  tab: 'Abierto por auditores',
  viewer: 'Abierto por',
  area: 'Qué',
  at: 'Cuándo',
  empty: 'Ningún auditor ha abierto este registro.',
  told: 'Se anota una vez por hora para cada auditor y clase de registro.',
})
