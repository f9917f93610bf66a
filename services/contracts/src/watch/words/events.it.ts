import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  WatchRuleSet: 'Regola di monitoraggio impostata',
  WatchRuleChangeProposed: 'Regola di monitoraggio più debole proposta',
  WatchRuleProposalCarriedOut: 'Proposta per una regola di monitoraggio applicata',
  WatchRuleProposalWithdrawn: 'Proposta per una regola di monitoraggio ritirata',
  HitLookedAt: 'Segnalazione di una regola esaminata',
  HitLeftOpen: 'Segnalazione di una regola lasciata aperta',
} satisfies NamesLike<typeof english>
