import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  WatchRuleSet: 'Regla de control establecida',
  WatchRuleChangeProposed: 'Propuesta para acotar una regla de control',
  WatchRuleProposalCarriedOut: 'Propuesta sobre una regla de control ejecutada',
  WatchRuleProposalWithdrawn: 'Propuesta sobre una regla de control retirada',
  HitLookedAt: 'Alerta de una regla revisada',
  HitLeftOpen: 'Alerta de una regla dejada abierta',
} satisfies NamesLike<typeof english>
