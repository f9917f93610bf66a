import { areaName } from './area-names'
import { eventName, eventTypes } from './event-names'
import { shippedLanguages } from './kernel/area-words'
import { areas, eventNames } from './registry'

describe('words for auditors', () => {
  it.each(shippedLanguages)('are there for every event of every area, in %s', (language) => {
    const types = areas.flatMap(({ name }) => eventTypes(name))
    expect([...types].sort()).toEqual([...eventNames.keys()].sort())
    expect(types.map((type) => eventName(type, language))).toEqual(
      types.map((type) => eventNames.get(type)![language]),
    )
  })

  it.each(shippedLanguages)('are there for every area, in %s', (language) => {
    expect(areas.map(({ name }) => name).filter((name) => !areaName(name, language))).toEqual([])
    expect(areaName('constructor', language)).toBeUndefined()
  })
})
