import { errorWords } from '../kernel/errors'
import type { inboxErrors } from './inbox.errors'

export const inboxErrorsIt = errorWords<'it', typeof inboxErrors>()({
  'inbox.after': 'Questa pagina non esiste più. Ricomincia dalla prima.',
  'inbox.bulk_kind': 'In blocco si decidono solo assenze, spese e correzioni.',
  'inbox.most_decisions': 'Decidi da 1 a 100 elementi per volta.',
})
