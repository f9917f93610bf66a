import fc from 'fast-check'
import { canonical, inStorageOrder } from './canonical'

describe('canonical JSON', () => {
  it('is what RFC 8785 shows', () => {
    const value = {
      numbers: [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 1e-27],
      string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
      literals: [null, true, false],
    }
    expect(canonical(value)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    )
  })

  it('sorts keys by UTF-16 code units', () => {
    const keys = ['\u20ac', '\r', '\ufb33', '1', '\ud83d\ude00', '\u0080', '\u00f6']
    const text = canonical(Object.fromEntries(keys.map((key) => [key, 0])))

    expect(Object.keys(JSON.parse(text) as object).filter((key) => key !== '1')).toEqual([
      '\r',
      '\u0080',
      '\u00f6',
      '\u20ac',
      '\ud83d\ude00',
      '\ufb33',
    ])
  })

  it('says the same as the value, whatever its order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonical(value)
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
        expect(canonical(reversed(value))).toBe(text)
        expect(canonical(inStorageOrder(value))).toBe(text)
      }),
    )
  })

  it.each([
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [10n],
    [new Date()],
    [() => 1],
    [undefined],
    [new Map()],
    ['\ud800'],
  ])('refuses %p', (value) => {
    expect(() => canonical({ value: [value] }.value[0])).toThrow(TypeError)
  })

  it('leaves out undefined values', () => {
    expect(canonical({ a: undefined, b: [undefined] })).toBe('{"b":[null]}')
    expect(JSON.stringify(inStorageOrder({ a: undefined, b: [undefined] }))).toBe('{"b":[null]}')
  })
})

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value

  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  )
}
