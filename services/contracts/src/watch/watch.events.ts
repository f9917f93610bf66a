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
  /**
   * Number of changes by one person on a day off from which they are flagged; null for the other
   * rules.
   */
  least: count().nullable(),
  /**
   * ISO weekdays that are days off in addition to company-wide holidays; empty for the other rules.
   */
  days_off: z.array(count()),
  /** Expected ranges of pay, one for each kind of pay of a currency; empty for the other rules. */
  bands: z.array(band),
}

/** The monitoring rules of a workspace: stream `watch-rules-{workspace}`. */
export const watchRuleEvents = {
  WatchRuleSet: event('WatchRuleSet', {
    v: 4,
    upcast: { 1: (data) => data, 2: (data) => data, 3: (data) => data },
    data: z.object(setting),
  }),
  /**
   * Switches a rule off or makes it find less, after another auditor's confirmation. `by`: the
   * users who proposed it.
   */
  WatchRuleChangeProposed: event('WatchRuleChangeProposed', {
    v: 4,
    upcast: { 1: (data) => data, 2: (data) => data, 3: (data) => data },
    /** `effective_at`: it takes effect then, because no other person can confirm it. */
    data: z.object({
      ...setting,
      proposal_id: id(),
      by: z.array(id()),
      effective_at: instant().nullable(),
    }),
  }),
  /**
   * Precedes the rule's change as proposed. `confirmed`: by another auditor; otherwise its time had
   * come.
   */
  WatchRuleProposalCarriedOut: event('WatchRuleProposalCarriedOut', {
    v: 4,
    upcast: { 1: (data) => data, 2: (data) => data, 3: (data) => data },
    data: z.object({
      workspace_id: id(),
      rule: z.enum(watchRules),
      proposal_id: id(),
      confirmed: z.boolean(),
    }),
  }),
  WatchRuleProposalWithdrawn: event('WatchRuleProposalWithdrawn', {
    v: 4,
    upcast: { 1: (data) => data, 2: (data) => data, 3: (data) => data },
    data: z.object({ workspace_id: id(), rule: z.enum(watchRules), proposal_id: id() }),
  }),
}

const hit = { hit_id: id() }

/** Auditors' remarks on one hit: stream `watch-hit-{hit}`. */
export const watchHitEvents = {
  /**
   * The note may name people: it is encrypted with the key of the person concerned, or of the
   * workspace if there are several.
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
