import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  times: 'Cambiar las horas',
  day: 'Día',
  send: 'Enviar de nuevo',
  anyway: 'Cambiar de todos modos',
  yours: 'Lo tuyo',
  there: 'Ahora',
  lost: 'El registro se queda como está en el servidor.',
  none: 'Nada',
  idle: 'Tiempo de ausencia conservado:',
})
