import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  WatchRuleSet: 'ضُبطت قاعدة مراقبة',
  WatchRuleChangeProposed: 'اقتُرح إضعاف قاعدة مراقبة',
  WatchRuleProposalCarriedOut: 'نُفّذ اقتراح بشأن قاعدة مراقبة',
  WatchRuleProposalWithdrawn: 'سُحب اقتراح بشأن قاعدة مراقبة',
  HitLookedAt: 'روجعت حالة رصدتها قاعدة',
  HitLeftOpen: 'تُركت حالة رصدتها قاعدة مفتوحة',
} satisfies NamesLike<typeof english>
