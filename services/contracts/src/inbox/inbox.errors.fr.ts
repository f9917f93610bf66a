import { errorWords } from '../kernel/errors'
import type { inboxErrors } from './inbox.errors'

export const inboxErrorsFr = errorWords<'fr', typeof inboxErrors>()({
  'inbox.after': 'Cette page n’existe plus. Recommencez à partir de la première.',
  'inbox.bulk_kind': 'Seuls les congés, les notes de frais et les corrections se décident par lot.',
  'inbox.most_decisions': 'Décidez de 1 à 100 éléments à la fois.',
})
