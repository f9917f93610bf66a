import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  title: 'Panel',
  welcome: '¡Hola, {{name}}!',
  employeeId: 'ID de empleado',
  designation: 'Puesto',
  have: 'Tienes',
  today: { label: 'Hoy', clock: 'Reloj', timer: 'Cronómetro', away: 'Ausentes hoy' },
})
