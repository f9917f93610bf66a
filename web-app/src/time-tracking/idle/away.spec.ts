import { describe, expect, it } from 'vitest'
import { awayOf, leftOpen, stillAsked } from './away'

const at = (time: string) => Date.parse(`2026-11-27T${time}Z`)
const running = { id: 'entry', start: '2026-11-27 09:00:00' }

describe('time without input', () => {
  const look = { last: at('10:00:00'), now: at('10:10:00'), minutes: 10, running }

  it('counts from the last input once it is as long as chosen', () => {
    expect(awayOf(look)).toEqual({ entry: 'entry', from: at('10:00:00'), to: at('10:10:00') })
    expect(awayOf({ ...look, now: at('10:09:59') })).toBeNull()
    expect(awayOf({ ...look, minutes: 15 })).toBeNull()
  })

  it('is nothing if it is switched off, nothing runs, or no input is known', () => {
    expect(awayOf({ ...look, minutes: 0 })).toBeNull()
    expect(awayOf({ ...look, running: null })).toBeNull()
    expect(awayOf({ ...look, last: null })).toBeNull()
  })

  it('does not concern a timer that another device started meanwhile', () => {
    expect(awayOf({ ...look, running: { ...running, start: '2026-11-27 10:00:01' } })).toBeNull()
  })

  it('leaves an entry its first second', () => {
    const now = { ...running, start: '2026-11-27 10:00:00' }
    expect(awayOf({ ...look, running: now })?.from).toBe(at('10:00:01'))
  })

  it('is asked about while the same entry runs, and covers that time', () => {
    const away = awayOf(look)!
    expect(stillAsked(away, running)).toBe(true)
    expect(stillAsked(away, null)).toBe(false)
    expect(stillAsked(away, { ...running, id: 'next' })).toBe(false)
    expect(stillAsked(away, { ...running, start: '2026-11-27 10:00:00' })).toBe(false)
  })

  it('does not ask about time that the person kept on another device', () => {
    const kept = { ...running, idle_kept_until: '2026-11-27 10:05:00' }
    expect(awayOf({ ...look, running: kept })).toBeNull()
    const later = awayOf({ ...look, now: at('10:15:00'), running: kept })
    expect(later).toEqual({ entry: 'entry', from: at('10:05:00'), to: at('10:15:00') })
    expect(stillAsked(later!, kept)).toBe(true)

    const away = awayOf(look)!
    expect(stillAsked(away, kept)).toBe(false)
    expect(leftOpen(away, kept, 10)).toBeNull()
    // What is left of a longer question is still asked about.
    expect(leftOpen(away, kept, 5)).toEqual({ ...away, from: at('10:05:00') })
    expect(leftOpen(away, { ...kept, id: 'next' }, 5)).toBeNull()
  })
})
