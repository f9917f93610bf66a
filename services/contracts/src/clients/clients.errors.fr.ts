import { errorWords } from '../kernel/errors'
import type { clientErrors } from './clients.errors'

export const clientsErrorsFr = errorWords<'fr', typeof clientErrors>()({
  'client.in_use': 'Ce client a des projets ou des factures et ne peut pas être supprimé.',
  'client.unknown': 'Choisissez le client.',
  'client.name': 'Saisissez le nom du client.',
  'client.contact': 'Saisissez le nom du contact.',
})
