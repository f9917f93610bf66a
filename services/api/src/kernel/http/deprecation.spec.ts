import { DAY_MS } from '@workledger/contracts/kernel/durations'
import { endpoints } from '@workledger/contracts/registry'
import { deprecationHeaders } from './deprecation'

describe('a deprecated call', () => {
  it('tells its end in the headers of the standards', () => {
    expect(
      deprecationHeaders({ since: '2026-11-30', until: '2027-11-30', use: 'leaves' }),
    ).toMatchObject({
      Deprecation: '@1795996800',
      Sunset: 'Tue, 30 Nov 2027 00:00:00 GMT',
    })
  })

  it('stays for a year at least, and names a call that stays', () => {
    const wrong = endpoints.filter(({ deprecated }) => {
      if (!deprecated) return false
      const days = (Date.parse(deprecated.until) - Date.parse(deprecated.since)) / DAY_MS
      const instead = endpoints.find(({ name }) => name === deprecated.use)
      return !(days >= 365) || !instead || instead.deprecated
    })

    expect(wrong.map(({ name }) => name)).toEqual([])
  })
})
