import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  WatchRuleSet: 'Règle de contrôle définie',
  WatchRuleChangeProposed: 'Règle de contrôle moins stricte proposée',
  WatchRuleProposalCarriedOut: 'Proposition de règle de contrôle appliquée',
  WatchRuleProposalWithdrawn: 'Proposition de règle de contrôle retirée',
  HitLookedAt: 'Signalement d’une règle examiné',
  HitLeftOpen: 'Signalement d’une règle laissé ouvert',
} satisfies NamesLike<typeof english>
