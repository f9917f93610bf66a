import { CodedError } from '@workledger/contracts/kernel/errors'
import { MinuteLimit } from './minute-limit'

describe('a limit by the minute', () => {
  const taken = (limit: MinuteLimit, user: string, times: number) =>
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
    const limit = new MinuteLimit(60, () => now)
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

  it('tells what is left and when all is back', () => {
    let now = 0
    const limit = new MinuteLimit(60, () => now)
    expect(limit.take('ada')).toEqual({ limit: 60, left: 59, reset: 1 })
    taken(limit, 'ada', 59)
    expect(limit.tryToTake('ada')).toEqual({ limit: 60, left: 0, reset: 60, wait: 1 })
    now = 30_000
    expect(limit.tryToTake('ada')).toEqual({ limit: 60, left: 29, reset: 31 })
  })

  it('is off by default', () => {
    expect(new Set(taken(new MinuteLimit(undefined), 'ada', 5000))).toEqual(new Set(['taken']))
  })
})
