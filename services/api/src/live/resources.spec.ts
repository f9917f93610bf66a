import { endpoints } from '@workledger/contracts/registry'
import { projections } from '@workledger/projections/registry'
import { resourcesOf } from './resources'

describe('resources of the live channel', () => {
  const areas = new Set(endpoints.map(({ area }) => area))
  it.each(projections.map((projection) => [projection.name, projection] as const))(
    '%s moves an area that the interface has',
    (_, { steps }) => {
      // Zones are seen in nothing by themselves: the office or employee that changed is told of.
      const told = steps.flatMap(({ type }) => [...resourcesOf(type)])
      expect(told.filter((resource) => areas.has(resource)).length).toBeGreaterThan(0)
    },
  )
  it('knows nothing of other events', () => {
    expect(resourcesOf('SignedIn')).toEqual(new Set())
  })
})
