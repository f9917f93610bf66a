import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteServerTime, serverNow } from './server-time'

describe("the server's clock", () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00.500Z') }))
  afterEach(() => void vi.useRealTimers())
  const now = () => new Date(serverNow()).toISOString()

  it('is followed where the device is wrong, and not for less than a header can say', () => {
    noteServerTime('Fri, 20 Nov 2026 10:00:00 GMT', Date.now())
    expect(now()).toBe('2026-11-20T10:00:00.500Z')
    noteServerTime('Fri, 20 Nov 2026 10:05:00 GMT', Date.now())
    expect(now()).toBe('2026-11-20T10:05:00.500Z')
    noteServerTime('Fri, 20 Nov 2026 10:05:01 GMT', Date.now())
    expect(now()).toBe('2026-11-20T10:05:00.500Z')
  })

  it('is not learned from an answer that was long under way, nor from none', () => {
    const before = now()
    noteServerTime('Fri, 20 Nov 2026 12:00:00 GMT', Date.now() - 9000)
    noteServerTime(null, Date.now())
    noteServerTime('yesterday', Date.now())
    expect(now()).toBe(before)
  })
})
