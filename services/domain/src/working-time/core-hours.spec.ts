import fc from 'fast-check'
import { missedCore, secondsOfDay } from './core-hours'

const span = (from: string, to: string) => ({ from: secondsOfDay(from), to: secondsOfDay(to) })
const core = span('09:00', '15:00')
const hours = 3600

describe('core time', () => {
  it('is missed before the first and after the last work of a day', () => {
    expect(missedCore(core, span('08:00', '16:00'))).toBe(0)
    expect(missedCore(core, span('09:00', '15:00'))).toBe(0)
    expect(missedCore(core, span('09:40', '15:00'))).toBe(40 * 60)
    expect(missedCore(core, span('10:00', '14:30'))).toBe(1.5 * hours)
    expect(missedCore(core, undefined)).toBe(6 * hours)
    expect(missedCore(core, span('16:00', '20:00'))).toBe(6 * hours)
    expect(missedCore(core, span('05:00', '09:00'))).toBe(6 * hours)
  })

  it('is missed by each second of it without work, for work in one piece', () => {
    const second = fc.integer({ min: 0, max: 40 })
    fc.assert(
      fc.property(second, second, second, second, (a, b, c, d) => {
        const [core, work] = [
          { from: Math.min(a, b), to: Math.max(a, b) },
          { from: Math.min(c, d), to: Math.max(c, d) },
        ]
        let counted = 0
        for (let at = core.from; at < core.to; at++) if (at < work.from || at >= work.to) counted++
        expect(missedCore(core, work)).toBe(counted)
      }),
    )
  })
})
