import * as z from 'zod'
import { event } from '../kernel/event'
import { amount, count, currency, id, instant, personal, plain } from '../kernel/event-fields'
import { bandTypes, LONGEST_WATCH_NOTE, watchRules } from './watch-rules'

const band = z.object({
  currency: currency(),
  type: z.enum(bandTypes),
  least: amount(),
  most: amount(),
})

const setting = {
  workspace_id: id(),
  rule: z.enum(watchRules),
  on: z.boolean(),
  /** Changes by one person on a day off, from which on they are told; null for the other rules. */
  least: count().nullable(),
  /**
   * ISO weekdays that are days off beside the holidays of the whole company; empty for the other
   * rules.
   */
  days_off: z.array(count()),
  /** Where pay should lie, each kind of pay of a currency once; empty for the other rules. */
  bands: z.array(band),
}

/** Which rules watch a workspace, and how: stream `watch-rules-{workspace}`. */
export const watchRuleEvents = {
  WatchRuleSet: event('WatchRuleSet', { v: 1, data: z.object(setting) }),
  /**
   * Switches a rule off or lets it find less, once another auditor confirms it. `by`: the users who
   * proposed it.
   */
  WatchRuleChangeProposed: event('WatchRuleChangeProposed', {
    v: 1,
    /** `effective_at`: nobody else can confirm it, so it takes effect by itself then. */
    data: z.object({
      ...setting,
      proposal_id: id(),
      by: z.array(id()),
      effective_at: instant().nullable(),
    }),
  }),
  /**
   * Before the rule is set as proposed. `confirmed`: by another auditor; otherwise its time had
   * come.
   */
  WatchRuleProposalCarriedOut: event('WatchRuleProposalCarriedOut', {
    v: 1,
    data: z.object({
      workspace_id: id(),
      rule: z.enum(watchRules),
      proposal_id: id(),
      confirmed: z.boolean(),
    }),
  }),
  WatchRuleProposalWithdrawn: event('WatchRuleProposalWithdrawn', {
    v: 1,
    data: z.object({ workspace_id: id(), rule: z.enum(watchRules), proposal_id: id() }),
  }),
}

const hit = { hit_id: id() }

/** What auditors say of one hit: stream `watch-hit-{hit}`. */
export const watchHitEvents = {
  /**
   * The note may name people: it has the key of the person whom the hit concerns, or the
   * workspace's where it concerns several.
   */
  HitLookedAt: event('HitLookedAt', {
    v: 1,
    subject: 'subject_id',
    data: z.object({
      ...hit,
      subject_id: id(),
      note: personal(plain(LONGEST_WATCH_NOTE).nullable()),
    }),
  }),
  /** Marked by mistake. */
  HitLeftOpen: event('HitLeftOpen', { v: 1, data: z.object(hit) }),
}
