import type { EventWords } from '../kernel/event-words'
import type { watchHitEvents, watchRuleEvents } from './watch.events'

export const watchEventWords: EventWords<typeof watchRuleEvents & typeof watchHitEvents> = {
  WatchRuleSet: ['Watching rule set', 'ضُبطت قاعدة مراقبة'],
  WatchRuleChangeProposed: ['Weaker watching rule proposed', 'اقتُرح إضعاف قاعدة مراقبة'],
  WatchRuleProposalCarriedOut: ['Proposal for a watching rule carried out', 'نُفّذ اقتراح بشأن قاعدة مراقبة'],
  WatchRuleProposalWithdrawn: ['Proposal for a watching rule withdrawn', 'سُحب اقتراح بشأن قاعدة مراقبة'],
  HitLookedAt: ['Hit of a rule looked at', 'روجعت حالة رصدتها قاعدة'],
  HitLeftOpen: ['Hit of a rule left open', 'تُركت حالة رصدتها قاعدة مفتوحة'],
}
