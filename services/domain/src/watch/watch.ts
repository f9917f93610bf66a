import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { watchHitEvents, watchRuleEvents } from '@workledger/contracts/watch/watch.events'
import { USUAL_CHANGES, USUAL_DAYS_OFF, type WatchRule } from '@workledger/contracts/watch/watch-rules'
import { changed } from '../kernel/changed'
import type { Decider } from '../kernel/decider'
import { amount } from '../kernel/money'

export type WatchRuleEvent = AnyEventOf<typeof watchRuleEvents>
type RuleData = Omit<WatchRuleEvent['data'], 'workspace_id' | 'rule'>
export type WatchBand = RuleData['bands'][number]
export type WatchRules = Readonly<Partial<Record<WatchRule, RuleData>>>
export interface WatchRuleCommand {
  type: 'set'
  workspace_id: string
  rule: WatchRule
  on: boolean
  /** Left out: as they are. */
  least?: number | undefined
  days_off?: readonly number[] | undefined
  bands?: readonly WatchBand[] | undefined
}

/** How a rule stands while nobody has set it: all are on. */
export const usualRule = (rule: WatchRule): RuleData =>
  rule === 'weekend_changes'
    ? { on: true, least: USUAL_CHANGES, days_off: USUAL_DAYS_OFF, bands: [] }
    : { on: true, least: null, days_off: [], bands: [] }

/** The log does not keep the order of fields. */
const inOrder = ({ currency, type, least, most }: WatchBand) => ({ currency, type, least, most })

/** Which rules watch a workspace: stream `watch-rules-{workspace}`. */
export const watchRulesDecider: Decider<WatchRules, WatchRuleCommand, WatchRuleEvent> = {
  category: 'watch-rules',
  initial: {},
  decide(state, { workspace_id, rule, on, ...asked }) {
    const before = state[rule] ?? usualRule(rule)
    const least = rule === 'weekend_changes' ? (asked.least ?? before.least) : null
    const days_off = rule === 'weekend_changes' ? [...new Set(asked.days_off ?? before.days_off)].sort() : []
    const bands = rule === 'outside_band' ? [...(asked.bands ?? before.bands)] : []
    for (const band of bands) if (amount(band.most).lt(band.least)) refuse('watch.band_order', { field: 'bands' })
    if (new Set(bands.map(({ currency, type }) => `${currency} ${type}`)).size < bands.length)
      refuse('watch.band_twice', { field: 'bands' })
    const after = { on, least, days_off, bands }
    return changed({ ...before, bands: before.bands.map(inOrder) }, { ...after, bands: bands.map(inOrder) })
      ? [{ type: 'WatchRuleSet', data: { workspace_id, rule, ...after } }]
      : []
  },
  evolve: (state, { data: { workspace_id: _, rule, ...set } }) => ({ ...state, [rule]: set }),
}

export type WatchHitEvent = AnyEventOf<typeof watchHitEvents>
export type WatchHitState = { looked: false } | { looked: true; note: string | null }
export type WatchHitCommand =
  | { type: 'look'; hit_id: string; subject_id: string; note: string | null }
  | { type: 'leave-open'; hit_id: string }

/** What auditors say of one hit: stream `watch-hit-{hit}`. */
export const watchHitDecider: Decider<WatchHitState, WatchHitCommand, WatchHitEvent> = {
  category: 'watch-hit',
  initial: { looked: false },
  decide(state, command) {
    const { hit_id } = command
    if (command.type === 'leave-open') return state.looked ? [{ type: 'HitLeftOpen', data: { hit_id } }] : []
    const { subject_id, note } = command
    return state.looked && state.note === note ? [] : [{ type: 'HitLookedAt', data: { hit_id, subject_id, note } }]
  },
  evolve: (_, event) => (event.type === 'HitLookedAt' ? { looked: true, note: event.data.note } : { looked: false }),
}
