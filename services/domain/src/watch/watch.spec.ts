import { given } from '../kernel/decider-specification'
import { type WatchHitEvent, type WatchRuleEvent, watchHitDecider, watchRulesDecider } from './watch'

const workspace_id = '0190a1b2-0000-7000-8000-000000000001'
const hit_id = '0190a1b2-0000-7000-8000-000000000002'
const subject_id = '0190a1b2-0000-7000-8000-000000000003'
const set = (data: Partial<WatchRuleEvent['data']> & Pick<WatchRuleEvent['data'], 'rule'>): WatchRuleEvent => ({
  type: 'WatchRuleSet',
  data: { workspace_id, on: true, least: null, days_off: [], bands: [], ...data },
})
const band = { currency: 'EUR', type: 'monthly' as const, least: '1000', most: '9000' }

describe('rules that watch', () => {
  it('are on until somebody switches them off, and are told only when that changes', () => {
    const ask = { type: 'set' as const, workspace_id, rule: 'same_preparer' as const }
    given(watchRulesDecider)
      .when({ ...ask, on: true })
      .thenNothing()
    given(watchRulesDecider)
      .when({ ...ask, on: false })
      .then(set({ rule: 'same_preparer', on: false }))
    given(watchRulesDecider, set({ rule: 'same_preparer', on: false }))
      .when({ ...ask, on: true })
      .then(set({ rule: 'same_preparer' }))
  })
  it('keep what they count by when they are switched', () => {
    const ask = { type: 'set' as const, workspace_id, rule: 'weekend_changes' as const }
    given(watchRulesDecider)
      .when({ ...ask, on: true, least: 3 })
      .then(set({ rule: 'weekend_changes', least: 3, days_off: [6, 7] }))
    given(watchRulesDecider, set({ rule: 'weekend_changes', least: 3, days_off: [6, 7] }))
      .when({ ...ask, on: false })
      .then(set({ rule: 'weekend_changes', on: false, least: 3, days_off: [6, 7] }))
  })
  it('have one band for each kind of pay of a currency', () => {
    const ask = { type: 'set' as const, workspace_id, rule: 'outside_band' as const, on: true }
    given(watchRulesDecider)
      .when({ ...ask, bands: [band] })
      .then(set({ rule: 'outside_band', bands: [band] }))
    given(watchRulesDecider)
      .when({ ...ask, bands: [band, { ...band, most: '9500' }] })
      .thenRefused('watch.band_twice')
    given(watchRulesDecider)
      .when({ ...ask, bands: [{ ...band, most: '999.99' }] })
      .thenRefused('watch.band_order')
    given(watchRulesDecider, set({ rule: 'outside_band', bands: [band] }))
      .when({ ...ask, bands: [{ ...band }] })
      .thenNothing()
  })
})

describe('a hit', () => {
  it('is looked at with a note, and left open again', () => {
    const looked = (note: string | null): WatchHitEvent => ({ type: 'HitLookedAt', data: { hit_id, subject_id, note } })
    const look = { type: 'look' as const, hit_id, subject_id, note: 'Agreed beforehand.' }
    given(watchHitDecider).when(look).then(looked('Agreed beforehand.'))
    given(watchHitDecider, looked('Agreed beforehand.')).when(look).thenNothing()
    given(watchHitDecider, looked('Agreed beforehand.'))
      .when({ ...look, note: null })
      .then(looked(null))
    given(watchHitDecider, looked(null)).when({ type: 'leave-open', hit_id }).then({ type: 'HitLeftOpen', data: { hit_id } })
    given(watchHitDecider).when({ type: 'leave-open', hit_id }).thenNothing()
  })
})
