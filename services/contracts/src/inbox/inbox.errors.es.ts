import { errorWords } from '../kernel/errors'
import type { inboxErrors } from './inbox.errors'

export const inboxErrorsEs = errorWords<'es', typeof inboxErrors>()({
  'inbox.after': 'Esta página ya no existe. Vuelve a empezar por la primera.',
  'inbox.bulk_kind': 'Solo las ausencias, los gastos y las correcciones se deciden en bloque.',
  'inbox.most_decisions': 'Decide entre 1 y 100 elementos a la vez.',
})
