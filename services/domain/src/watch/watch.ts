import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { watchHitEvents, watchRuleEvents } from '@workledger/contracts/watch/watch.events'
import {
  USUAL_CHANGES,
  USUAL_DAYS_OFF,
  type WatchRule,
} from '@workledger/contracts/watch/watch-rules'
import { changed } from '../kernel/changed'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'
import { amount } from '../kernel/money'

export type WatchRuleEvent = AnyEventOf<typeof watchRuleEvents>
type WatchRuleEventData<T extends WatchRuleEvent['type']> = Extract<
  WatchRuleEvent,
  { type: T }
>['data']
type RuleData = Omit<WatchRuleEventData<'WatchRuleSet'>, 'workspace_id' | 'rule'>
export type WatchBand = RuleData['bands'][number]
export type WatchRules = Readonly<Partial<Record<WatchRule, RuleData>>>
export type WatchProposal = Omit<
  WatchRuleEventData<'WatchRuleChangeProposed'>,
  'workspace_id' | 'rule'
>

export interface WatchState {
  readonly rules: WatchRules
  readonly proposals: Readonly<Partial<Record<WatchRule, WatchProposal>>>
}

type WatchRef = { workspace_id: string; rule: WatchRule }

export type WatchRuleCommand =
  | ({
      type: 'set'
      on: boolean
      /** Omitted: unchanged. */
      least?: number | undefined
      days_off?: readonly number[] | undefined
      bands?: readonly WatchBand[] | undefined
      proposal_id: string
      /** The acting users. */
      by: readonly string[]
      /** When it takes effect unconfirmed, if no other person could confirm it. */
      effective_at: string | null
    } & WatchRef)
  | ({ type: 'confirm'; proposal_id: string; by: readonly string[] } & WatchRef)
  | ({ type: 'withdraw'; proposal_id: string } & WatchRef)
  /** Executes proposals whose wait is over. */
  | ({ type: 'elapse'; now: string } & WatchRef)

/** Returns the default of a rule: all are on. */
export const usualRule = (rule: WatchRule): RuleData =>
  rule === 'weekend_changes'
    ? { on: true, least: USUAL_CHANGES, days_off: USUAL_DAYS_OFF, bands: [] }
    : { on: true, least: null, days_off: [], bands: [] }

/** The log does not keep the order of fields. */
const bandFields = ({ currency, type, least, most }: WatchBand) => ({ currency, type, least, most })

/**
 * The monitoring rules of a workspace: stream `watch-rules-{workspace}`. A change that makes a rule
 * find less takes two people.
 */
export const watchRulesDecider: Decider<WatchState, WatchRuleCommand, WatchRuleEvent> = {
  category: 'watch-rules',
  initial: { rules: {}, proposals: {} },
  decide(state, command) {
    const { workspace_id, rule } = command
    const on = { workspace_id, rule }
    if (command.type === 'set') return set(state, command)
    const proposal = state.proposals[rule]

    if (command.type === 'elapse') {
      const due = proposal?.effective_at && proposal.effective_at <= command.now
      return due ? carriedOut(on, proposal, false) : []
    }

    if (!proposal || proposal.proposal_id !== command.proposal_id)
      return refuse('watch.no_proposal')

    switch (command.type) {
      case 'confirm':
        if (command.by.some((user) => proposal.by.includes(user))) refuse('watch.own_proposal')
        return carriedOut(on, proposal, true)

      case 'withdraw':
        return [
          {
            type: 'WatchRuleProposalWithdrawn',
            data: { ...on, proposal_id: proposal.proposal_id },
          },
        ]

      default:
        return command satisfies never
    }
  },
  evolve(state, { type, data }) {
    const { rule } = data
    const { [rule]: _, ...proposals } = state.proposals

    switch (type) {
      case 'WatchRuleSet':
        return { rules: { ...state.rules, [rule]: settingOf(data) }, proposals }

      case 'WatchRuleChangeProposed': {
        const { workspace_id: _, rule: __, ...proposal } = data
        return { ...state, proposals: { ...proposals, [rule]: proposal } }
      }

      case 'WatchRuleProposalCarriedOut':
      case 'WatchRuleProposalWithdrawn':
        return { ...state, proposals }
      default:
        return type satisfies never
    }
  },
  content: contentOf<WatchRuleEvent>({
    WatchRuleSet: { changed: 'rule' },
    WatchRuleChangeProposed: { submitted: 'rule' },
    WatchRuleProposalWithdrawn: { changed: 'rule' },
  }),
}

function set(
  state: WatchState,
  { workspace_id, rule, on, ...asked }: Extract<WatchRuleCommand, { type: 'set' }>,
): WatchRuleEvent[] {
  const before = state.rules[rule] ?? usualRule(rule)
  const least = rule === 'weekend_changes' ? (asked.least ?? before.least) : null
  const days_off =
    rule === 'weekend_changes' ? [...new Set(asked.days_off ?? before.days_off)].sort() : []
  const bands = rule === 'outside_band' ? [...(asked.bands ?? before.bands)] : []

  for (const band of bands)
    if (amount(band.most).lt(band.least)) refuse('watch.band_order', { field: 'bands' })

  if (new Set(bands.map(kindOf)).size < bands.length) refuse('watch.band_twice', { field: 'bands' })
  const after = { on, least, days_off, bands }
  if (!differs(before, after)) return []
  const data = { workspace_id, rule, ...after }
  if (!findsLess(before, after)) return [{ type: 'WatchRuleSet', data }]
  const { proposal_id, by, effective_at } = asked
  const waiting = state.proposals[rule]
  // A repeated proposal changes nothing, least of all its effective time.
  if (waiting && !differs(waiting, after)) return []

  return [
    { type: 'WatchRuleChangeProposed', data: { ...data, proposal_id, by: [...by], effective_at } },
  ]
}

const kindOf = ({ currency, type }: WatchBand) => `${currency} ${type}`

const differs = (before: RuleData, after: RuleData) =>
  changed(
    settingOf({ ...before, bands: before.bands.map(bandFields) }),
    settingOf({ ...after, bands: after.bands.map(bandFields) }),
  ) !== undefined

/**
 * Returns whether a rule would find less than before: it is off, counts fewer days or more changes,
 * or allows more pay.
 */
function findsLess(before: RuleData, after: RuleData): boolean {
  const bands = new Map(after.bands.map((band) => [kindOf(band), band]))

  const wider = before.bands.some((band) => {
    const now = bands.get(kindOf(band))
    return !now || amount(now.least).lt(band.least) || amount(now.most).gt(band.most)
  })

  const fewerDays = before.days_off.some((day) => !after.days_off.includes(day))

  return (before.on && !after.on) || (after.least ?? 0) > (before.least ?? 0) || fewerDays || wider
}

const settingOf = ({ on, least, days_off, bands }: RuleData): RuleData => ({
  on,
  least,
  days_off,
  bands,
})

const carriedOut = (
  on: WatchRef,
  { proposal_id, ...setting }: WatchProposal,
  confirmed: boolean,
): WatchRuleEvent[] => [
  { type: 'WatchRuleProposalCarriedOut', data: { ...on, proposal_id, confirmed } },
  { type: 'WatchRuleSet', data: { ...on, ...settingOf(setting) } },
]

export type WatchHitEvent = AnyEventOf<typeof watchHitEvents>
export type WatchHitState = { looked: false } | { looked: true; note: string | null }

export type WatchHitCommand =
  | { type: 'look'; hit_id: string; subject_id: string; note: string | null }
  | { type: 'leave-open'; hit_id: string }

/** Auditors' remarks on one hit: stream `watch-hit-{hit}`. */
export const watchHitDecider: Decider<WatchHitState, WatchHitCommand, WatchHitEvent> = {
  category: 'watch-hit',
  initial: { looked: false },
  decide(state, command) {
    const { hit_id } = command

    if (command.type === 'leave-open')
      return state.looked ? [{ type: 'HitLeftOpen', data: { hit_id } }] : []

    const { subject_id, note } = command

    return state.looked && state.note === note
      ? []
      : [{ type: 'HitLookedAt', data: { hit_id, subject_id, note } }]
  },
  evolve: (_, event) =>
    event.type === 'HitLookedAt' ? { looked: true, note: event.data.note } : { looked: false },
  content: contentOf<WatchHitEvent>({
    HitLookedAt: { changed: 'hit_id' },
    HitLeftOpen: { gone: 'hit_id' },
  }),
}
