import { given } from '../kernel/decider-specification'
import {
  type WatchHitEvent,
  type WatchRuleEvent,
  watchHitDecider,
  watchRulesDecider,
} from './watch'

const workspace_id = '0190a1b2-0000-7000-8000-000000000001'
const hit_id = '0190a1b2-0000-7000-8000-000000000002'
const subject_id = '0190a1b2-0000-7000-8000-000000000003'
const proposal_id = '0190a1b2-0000-7000-8000-000000000004'
const [ann, bea] = ['0190a1b2-0000-7000-8000-00000000000a', '0190a1b2-0000-7000-8000-00000000000b']

type Set = Extract<WatchRuleEvent, { type: 'WatchRuleSet' }>
type Data = Partial<Set['data']> & Pick<Set['data'], 'rule'>

const usual = { workspace_id, on: true, least: null, days_off: [], bands: [] }
const set = (data: Data): WatchRuleEvent => ({ type: 'WatchRuleSet', data: { ...usual, ...data } })

const proposed = (data: Data, effective_at: string | null = null): WatchRuleEvent => ({
  type: 'WatchRuleChangeProposed',
  data: { ...usual, ...data, proposal_id, by: [ann], effective_at },
})

const carriedOut = (rule: Data['rule'], confirmed: boolean): WatchRuleEvent => ({
  type: 'WatchRuleProposalCarriedOut',
  data: { workspace_id, rule, proposal_id, confirmed },
})

const band = { currency: 'EUR', type: 'monthly' as const, least: '1000', most: '9000' }
const asked = { type: 'set' as const, workspace_id, proposal_id, by: [ann], effective_at: null }

describe('rules that watch', () => {
  const ask = { ...asked, rule: 'same_preparer' as const }
  const off = { rule: 'same_preparer' as const, on: false }
  const on = { workspace_id, rule: 'same_preparer' as const, proposal_id }

  it('are on at first, and switched on by one person', () => {
    given(watchRulesDecider)
      .when({ ...ask, on: true })
      .thenNothing()
    given(watchRulesDecider, set(off))
      .when({ ...ask, on: true })
      .then(set({ rule: 'same_preparer' }))
  })

  it('are switched off by two people', () => {
    given(watchRulesDecider)
      .when({ ...ask, on: false })
      .then(proposed(off))
    given(watchRulesDecider, proposed(off))
      .when({ ...on, type: 'confirm', by: [ann] })
      .thenRefused('watch.own_proposal')
    given(watchRulesDecider, proposed(off))
      .when({ ...on, type: 'confirm', by: [bea, ann] })
      .thenRefused('watch.own_proposal')
    given(watchRulesDecider, proposed(off))
      .when({ ...on, type: 'confirm', by: [bea] })
      .then(carriedOut(off.rule, true), set(off))
    // The confirming person has seen this proposal, and no other.
    given(watchRulesDecider, proposed(off))
      .when({ ...on, type: 'confirm', by: [bea], proposal_id: hit_id })
      .thenRefused('watch.no_proposal')
    given(watchRulesDecider, proposed(off), carriedOut(off.rule, true), set(off))
      .when({ ...on, type: 'confirm', by: [bea] })
      .thenRefused('watch.no_proposal')
  })

  it('take effect unconfirmed only if no other person could confirm, and not before their day', () => {
    const until = '2026-03-09T10:00:00.000Z'
    const elapse = { type: 'elapse' as const, workspace_id, rule: 'same_preparer' as const }
    const waiting = proposed(off, until)
    given(watchRulesDecider, proposed(off))
      .when({ ...elapse, now: '2027-01-01T00:00:00.000Z' })
      .thenNothing()
    given(watchRulesDecider, waiting)
      .when({ ...elapse, now: '2026-03-09T09:59:59.999Z' })
      .thenNothing()
    given(watchRulesDecider, waiting)
      .when({ ...elapse, now: until })
      .then(carriedOut(off.rule, false), set(off))
    // A repeated proposal neither restarts nor shortens the wait.
    given(watchRulesDecider, waiting)
      .when({ ...ask, on: false, effective_at: '2026-03-01T00:00:00.000Z' })
      .thenNothing()
    given(watchRulesDecider, waiting)
      .when({ ...on, type: 'withdraw' })
      .then({ type: 'WatchRuleProposalWithdrawn', data: on })
  })

  it('count by more at once, and by less with a second person', () => {
    const weekend = { ...asked, rule: 'weekend_changes' as const, on: true }
    const strict = set({ rule: 'weekend_changes', least: 3, days_off: [6, 7] })
    given(watchRulesDecider)
      .when({ ...weekend, least: 3 })
      .then(strict)
    given(watchRulesDecider, strict)
      .when({ ...weekend, least: 4 })
      .then(proposed({ rule: 'weekend_changes', least: 4, days_off: [6, 7] }))
    given(watchRulesDecider, strict)
      .when({ ...weekend, days_off: [7] })
      .then(proposed({ rule: 'weekend_changes', least: 3, days_off: [7] }))
    given(watchRulesDecider, strict)
      .when({ ...weekend, on: false })
      .then(proposed({ rule: 'weekend_changes', on: false, least: 3, days_off: [6, 7] }))
  })

  it('have one band for each kind of pay of a currency, which a second person widens', () => {
    const bands = { ...asked, rule: 'outside_band' as const, on: true }
    const one = set({ rule: 'outside_band', bands: [band] })
    given(watchRulesDecider)
      .when({ ...bands, bands: [band] })
      .then(one)
    given(watchRulesDecider)
      .when({ ...bands, bands: [band, { ...band, most: '9500' }] })
      .thenRefused('watch.band_twice')
    given(watchRulesDecider)
      .when({ ...bands, bands: [{ ...band, most: '999.99' }] })
      .thenRefused('watch.band_order')
    given(watchRulesDecider, one)
      .when({ ...bands, bands: [{ ...band }] })
      .thenNothing()
    given(watchRulesDecider, one)
      .when({ ...bands, bands: [{ ...band, most: '8000' }] })
      .then(set({ rule: 'outside_band', bands: [{ ...band, most: '8000' }] }))
    given(watchRulesDecider, one)
      .when({ ...bands, bands: [{ ...band, most: '9500' }] })
      .then(proposed({ rule: 'outside_band', bands: [{ ...band, most: '9500' }] }))
    given(watchRulesDecider, one)
      .when({ ...bands, bands: [] })
      .then(proposed({ rule: 'outside_band' }))
  })
})

describe('a hit', () => {
  it('is looked at with a note, and left open again', () => {
    const looked = (note: string | null): WatchHitEvent => ({
      type: 'HitLookedAt',
      data: { hit_id, subject_id, note },
    })

    const look = { type: 'look' as const, hit_id, subject_id, note: 'Agreed beforehand.' }
    given(watchHitDecider).when(look).then(looked('Agreed beforehand.'))
    given(watchHitDecider, looked('Agreed beforehand.')).when(look).thenNothing()
    given(watchHitDecider, looked('Agreed beforehand.'))
      .when({ ...look, note: null })
      .then(looked(null))
    given(watchHitDecider, looked(null))
      .when({ type: 'leave-open', hit_id })
      .then({ type: 'HitLeftOpen', data: { hit_id } })
    given(watchHitDecider).when({ type: 'leave-open', hit_id }).thenNothing()
  })
})
