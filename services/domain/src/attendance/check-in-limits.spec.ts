import { given } from '../kernel/decider-specification'
import { type CheckInLimitEvent, checkInLimitsDecider } from './check-in-limits'

const workspace_id = '0190a000-0000-7000-8000-000000000001'
const person = '0190a000-0000-7000-8000-000000000002'
const plant = { name: 'Plant', lat: 52.52, long: 13.405, radius: 100 }

const networksSet = (networks: string[], exempt: string[] = []): CheckInLimitEvent => ({
  type: 'CheckInNetworksSet',
  data: { workspace_id, networks, exempt },
})

const placesSet = (places: (typeof plant)[], position_days = 30): CheckInLimitEvent => ({
  type: 'CheckInPlacesSet',
  data: { workspace_id, places, position_days },
})

const set = (limits: object) => ({ type: 'set' as const, workspace_id, ...limits })

describe('limits of check-in', () => {
  it('set what changes, and nothing else', () => {
    given(checkInLimitsDecider)
      .when(set({ networks: ['10.0.0.0/8'] }))
      .then(networksSet(['10.0.0.0/8']))
    given(checkInLimitsDecider)
      .when(set({ places: [plant] }))
      .then(placesSet([plant]))

    given(checkInLimitsDecider)
      .when(set({ networks: ['10.0.0.0/8'], places: [plant], position_days: 7 }))
      .then(networksSet(['10.0.0.0/8']), placesSet([plant], 7))

    given(checkInLimitsDecider, networksSet(['10.0.0.0/8'], [person]), placesSet([plant]))
      .when(set({ networks: ['10.0.0.0/8'], exempt: [person], places: [plant], position_days: 30 }))
      .thenNothing()
    given(checkInLimitsDecider).when(set({})).thenNothing()
  })

  it('keep the networks when places change, and the places when networks change', () => {
    const { state } = given(
      checkInLimitsDecider,
      networksSet(['10.0.0.0/8'], [person]),
      placesSet([plant], 7),
      networksSet([], [person]),
      placesSet([], 7),
    )

    expect(state).toEqual({ networks: [], exempt: [person], places: [], position_days: 7 })
    given(checkInLimitsDecider, placesSet([plant], 7))
      .when(set({ position_days: 30 }))
      .then(placesSet([plant], 30))
  })
})
