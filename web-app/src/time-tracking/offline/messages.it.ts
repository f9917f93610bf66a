import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  times: 'Cambia gli orari',
  day: 'Giorno',
  send: 'Invia di nuovo',
  anyway: 'Modifica comunque',
  yours: 'La tua',
  there: 'Adesso',
  lost: 'La registrazione resta com’è sul server.',
  none: 'Niente',
  idle: 'Tempo di assenza tenuto:',
})
