import { errorWords } from '../kernel/errors'
import type { noticesErrors } from './notices.errors'

export const noticesErrorsIt = errorWords<'it', typeof noticesErrors>()({
  'notices.fixed': 'Queste email non si possono disattivare.',
  'notices.push_device':
    'Il tuo browser ha fornito un indirizzo o chiavi a cui non si può inviare alcuna notifica push.',
  'notices.push_most':
    'Al massimo {most} dei tuoi browser possono ricevere notifiche push. Togline uno che non usi più.',
  'notices.push_service':
    'Il servizio push del tuo browser ({host}) non è consentito in questa installazione.',
  'notices.quiet_hours':
    'Indica un inizio e una fine diversa per le ore di silenzio, o nessuno dei due.',
  'notices.stop_key': 'Questo link non è valido. Apri le notifiche in Workledger.',
  'notices.time': 'Inserisci un orario da 00:00 a 23:59.',
  'notices.unknown': 'Questa notifica non è nel tuo elenco.',
})
