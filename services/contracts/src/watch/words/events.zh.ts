import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  WatchRuleSet: '设定监控规则',
  WatchRuleChangeProposed: '提议放宽监控规则',
  WatchRuleProposalCarriedOut: '执行监控规则提议',
  WatchRuleProposalWithdrawn: '撤回监控规则提议',
  HitLookedAt: '审阅预警',
  HitLeftOpen: '将预警重新标为未处理',
} satisfies NamesLike<typeof english>
