import { publicEvents } from '@workledger/contracts/registry'
import {
  type GoldenPublic,
  goldenPublicEvents,
  goldenPublicOf,
  keyOf,
  stillReads,
} from './public-events'

describe('public events', () => {
  const kept = goldenPublicEvents()
  const now = new Map(publicEvents.map((event) => [keyOf(event), goldenPublicOf(event)]))

  it('are still read by every program that was written for them', () => {
    const broken = Object.entries(kept).filter(([key, before]) => {
      const present = now.get(key)
      return present && !stillReads(before, present)
    })

    expect(broken.map(([key]) => key)).toEqual([])
  })

  it('are recorded: npm run golden', () => {
    expect([...now.keys()].filter((key) => !(key in kept))).toEqual([])
  })

  it('may gain fields and fixed values, and lose none', () => {
    const event = (fields: object) => ({ of: 'file', close: [], fields }) as unknown as GoldenPublic
    const before = event({ format: { one_of: ['csv'] }, total: 'amount' })
    expect(
      stillReads(before, event({ format: { one_of: ['csv', 'xml'] }, total: 'amount', a: 'id' })),
    ).toBe(true)
    expect(stillReads(before, event({ format: { one_of: ['xml'] }, total: 'amount' }))).toBe(false)
    expect(stillReads(before, event({ format: { one_of: ['csv'] } }))).toBe(false)
    expect(stillReads(before, event({ format: 'text', total: 'amount' }))).toBe(false)
  })
})
