import type { AreaContracts } from '../kernel/area'
import { watchApi, watchProposalShape, watchRuleShape } from './watch.api'
import { watchErrors } from './watch.errors'
import { watchEventWords } from './watch.event-words'
import { watchHitEvents, watchRuleEvents } from './watch.events'
import { watchGains } from './watch.gains'
import { watchHitsList } from './watch.lists'
import { watchPublicEvents } from './watch.public-events'

export const watchContracts = {
  name: 'watch',
  endpoints: [watchApi],
  gains: watchGains,
  lists: [watchHitsList],
  events: [watchRuleEvents, watchHitEvents],
  publicEvents: watchPublicEvents,
  eventWords: watchEventWords,
  errors: watchErrors,
  tokens: { never: 'writes' },
  records: { WatchProposal: watchProposalShape, WatchRule: watchRuleShape },
} satisfies AreaContracts
