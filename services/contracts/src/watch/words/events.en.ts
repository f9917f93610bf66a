/** Names of this area's events. */
export default {
  WatchRuleSet: 'Monitoring rule set',
  WatchRuleChangeProposed: 'Weaker monitoring rule proposed',
  WatchRuleProposalCarriedOut: 'Proposal for a monitoring rule carried out',
  WatchRuleProposalWithdrawn: 'Proposal for a monitoring rule withdrawn',
  HitLookedAt: 'Hit of a rule looked at',
  HitLeftOpen: 'Hit of a rule left open',
} as const
