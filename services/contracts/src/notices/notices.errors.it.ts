import { errorWords } from '../kernel/errors'
import type { noticesErrors } from './notices.errors'

export const noticesErrorsIt = errorWords<'it', typeof noticesErrors>()({
  'notices.fixed': 'Queste email non si possono disattivare.',
  'notices.quiet_hours':
    'Indica un inizio e una fine diversa per le ore di silenzio, o nessuno dei due.',
  'notices.stop_key': 'Questo link non è valido. Apri le notifiche in Workledger.',
  'notices.time': 'Inserisci un orario da 00:00 a 23:59.',
  'notices.unknown': 'Questa notifica non è nel tuo elenco.',
})
