import { RefusalPace } from './refusal-pace'

describe('the pace of refusals', () => {
  function pace() {
    const clock = { now: 0 }
    const waits: { milliseconds: number; end: () => void }[] = []
    const wait = (milliseconds: number) =>
      new Promise<void>((end) => waits.push({ milliseconds, end }))

    return { clock, waits, pace: new RefusalPace(() => clock.now, wait) }
  }

  it('answers the first refusal at once and holds the next of the same caller', async () => {
    const { waits, pace: refusals } = pace()
    expect(await refusals.beforeRefusal('ada')).toEqual({ close: false })
    const second = refusals.beforeRefusal('ada')
    expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([2000])
    expect(await refusals.beforeRefusal('bob')).toEqual({ close: false })
    waits[0]!.end()
    expect(await second).toEqual({ close: false })
  })

  it('answers at once after a pause, and holds again without one', async () => {
    const { clock, waits, pace: refusals } = pace()
    await refusals.beforeRefusal('ada')
    clock.now = 1000
    await refusals.beforeRefusal('ada')
    expect(waits).toHaveLength(0)
    clock.now = 1999
    void refusals.beforeRefusal('ada')
    expect(waits).toHaveLength(1)
  })

  it('counts the pause from the end of the last wait', async () => {
    const { clock, waits, pace: refusals } = pace()
    await refusals.beforeRefusal('ada')
    const second = refusals.beforeRefusal('ada')
    clock.now = 5000
    waits[0]!.end()
    await second
    clock.now = 5999
    void refusals.beforeRefusal('ada')
    expect(waits).toHaveLength(2)
  })

  it('closes connections beyond a hundred that wait', async () => {
    const { waits, pace: refusals } = pace()
    await refusals.beforeRefusal('ada')
    for (let n = 0; n < 100; n++) void refusals.beforeRefusal('ada')
    expect(await refusals.beforeRefusal('ada')).toEqual({ close: true })
    expect(waits).toHaveLength(100)
  })
})
