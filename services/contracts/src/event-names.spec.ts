import { areaNames } from './area-names'
import { eventNamesByArea } from './event-names'
import { areas, eventNames } from './registry'

describe('words for auditors', () => {
  it('are there for every event of every area', () => {
    expect(new Map(Object.values(eventNamesByArea).flatMap((names) => Object.entries(names)))).toEqual(eventNames)
  })
  it('are there for every area', () => {
    expect(areas.map(({ name }) => name).filter((name) => !areaNames[name])).toEqual([])
  })
})
