/** Names of this area's events. */
export default {
  WatchRuleSet: 'Watching rule set',
  WatchRuleChangeProposed: 'Weaker watching rule proposed',
  WatchRuleProposalCarriedOut: 'Proposal for a watching rule carried out',
  WatchRuleProposalWithdrawn: 'Proposal for a watching rule withdrawn',
  HitLookedAt: 'Hit of a rule looked at',
  HitLeftOpen: 'Hit of a rule left open',
} as const
