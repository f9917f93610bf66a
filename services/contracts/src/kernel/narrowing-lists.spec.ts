import { endpoints } from '../registry'
import { addressedIds, narrowingIds } from './narrowing-lists'

const one = '01900000-0000-7000-8000-000000000001'
const two = '01900000-0000-7000-8000-000000000002'

describe('a list that narrows a call', () => {
  it('comes from an address with commas or repeated, and narrows nothing if it is empty', () => {
    const ids = addressedIds(2)
    expect(ids.parse(`${one}, ${two}`)).toEqual([one, two])
    expect(ids.parse([one, two])).toEqual([one, two])
    for (const none of ['', ',', [], undefined]) expect(ids.parse(none)).toBeUndefined()
    for (const wrong of ['x', `${one},${two},${one}`, [one, two, one], { a: one }])
      expect(ids.safeParse(wrong).success).toBe(false)
  })

  it('narrows nothing in a body if it is empty or null', () => {
    for (const none of [[], null, undefined]) expect(narrowingIds(2).parse(none)).toBeUndefined()
    expect(narrowingIds(2).parse([one])).toEqual([one])
  })

  it('has one shape in every address', () => {
    const lists = endpoints.flatMap(({ name, query }) =>
      Object.entries((query as { shape?: Record<string, never> } | undefined)?.shape ?? {}).flatMap(
        ([parameter, schema]) => (parameter.endsWith('_ids') ? [[name, parameter, schema]] : []),
      ),
    ) as unknown as [string, string, ReturnType<typeof addressedIds>][]

    expect(lists.length).toBeGreaterThan(5)

    for (const [name, parameter, schema] of lists)
      expect([
        name,
        parameter,
        schema.safeParse([one, two]).success,
        schema.safeParse('').data,
      ]).toEqual([name, parameter, true, undefined])
  })
})
