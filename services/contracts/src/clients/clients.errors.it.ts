import { errorWords } from '../kernel/errors'
import type { clientErrors } from './clients.errors'

export const clientsErrorsIt = errorWords<'it', typeof clientErrors>()({
  'client.in_use': 'Questo cliente ha progetti o fatture e non si può eliminare.',
  'client.unknown': 'Scegli il cliente.',
  'client.name': 'Inserisci il nome del cliente.',
  'client.contact': 'Inserisci il nome della persona di contatto.',
})
