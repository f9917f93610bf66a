import { CodedError } from '@workledger/contracts/kernel/errors'
import { WriteLimit } from './write-limit'

describe('the limit on writes', () => {
  const taken = (limit: WriteLimit, user: string, times: number) =>
    Array.from({ length: times }, () => {
      try {
        limit.take(user)
        return 'taken'
      } catch (error) {
        return error as CodedError
      }
    })

  it('gives each user so many a minute, which come back evenly', () => {
    let now = 0
    const limit = new WriteLimit(60, () => now)
    expect(taken(limit, 'ada', 60)).toEqual(Array(60).fill('taken'))

    expect(taken(limit, 'ada', 1)[0]).toMatchObject({
      code: 'rate.limited',
      detail: { retryAfter: 1 },
    })

    expect(taken(limit, 'bob', 1)).toEqual(['taken'])
    now = 10_000
    expect(taken(limit, 'ada', 11).filter((one) => one === 'taken')).toHaveLength(10)
    now = 1_000_000
    expect(taken(limit, 'ada', 61).filter((one) => one === 'taken')).toHaveLength(60)
  })

  it('is off by default', () => {
    expect(new Set(taken(new WriteLimit(undefined), 'ada', 5000))).toEqual(new Set(['taken']))
  })
})
