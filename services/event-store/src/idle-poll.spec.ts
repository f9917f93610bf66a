import { IdlePoll } from './idle-poll'

describe('polls of an idle loop', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })

  afterEach(() => {
    jest.useRealTimers()
  })

  it('are frequent at first, seldom after a while, and frequent again once something happens', () => {
    const poll = new IdlePoll(500, 10_000)
    expect(poll.pause).toBe(500)
    jest.advanceTimersByTime(29_999)
    expect(poll.pause).toBe(500)
    jest.advanceTimersByTime(1)
    expect(poll.pause).toBe(10_000)
    expect(poll.stir()).toBe(true)
    expect(poll.pause).toBe(500)
    jest.advanceTimersByTime(20_000)
    expect(poll.stir()).toBe(false)
    jest.advanceTimersByTime(20_000)
    expect(poll.pause).toBe(500)
  })
})
