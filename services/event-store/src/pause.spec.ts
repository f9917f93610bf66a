import { Pause } from './pause'

const LONG = 2 ** 30

describe('a pause', () => {
  let pause: Pause

  beforeEach(() => {
    jest.useFakeTimers()
    pause = new Pause()
  })

  afterEach(() => {
    jest.useRealTimers()
  })

  /** Begins a wait; the result tells whether it is over after so many more milliseconds. */
  function rest(milliseconds: number) {
    let over = false
    pause.rest(milliseconds).then(() => (over = true))

    return async (later: number) => {
      await jest.advanceTimersByTimeAsync(later)
      return over
    }
  }

  it('lasts for its time', async () => {
    const isOver = rest(300)
    expect([await isOver(299), await isOver(1)]).toEqual([false, true])
  })

  it('ends at once when it is woken', async () => {
    const isOver = rest(LONG)
    expect(await isOver(100)).toBe(false)
    pause.wake()
    expect(await isOver(0)).toBe(true)
  })

  it('ends within the least time of its calls, which lengthen nothing', async () => {
    const isOver = rest(LONG)
    for (const within of [40, 10, 500]) pause.wake(within)
    expect([await isOver(9), await isOver(1)]).toEqual([false, true])

    const next = rest(100)
    pause.wake(500)
    expect([await next(99), await next(1)]).toEqual([false, true])
  })

  it('does not begin if it was woken before; the next one does', async () => {
    pause.wake()
    expect(await rest(LONG)(0)).toBe(true)
    expect(await rest(300)(299)).toBe(false)
  })

  it('lasts after earlier calls were cleared', async () => {
    pause.wake()
    pause.clear()
    const isOver = rest(300)
    expect([await isOver(299), await isOver(1)]).toEqual([false, true])
  })
})
