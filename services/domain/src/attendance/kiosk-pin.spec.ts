import { isPin, isWeakPin } from '@workledger/contracts/attendance/kiosk-pin'
import fc from 'fast-check'
import { given } from '../kernel/decider-specification'
import { type KioskPinEvent, kioskPinDecider, lockMinutes } from './kiosk-pin'

describe('the lock of a PIN for kiosks', () => {
  it('comes with each fifth wrong try in a row: 15 minutes, then twice as long, at most a day', () => {
    const locks = Array.from({ length: 50 }, (_, n) => lockMinutes(n + 1)).filter(Boolean)
    expect(locks).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440, 1440])
    expect([1, 2, 3, 4, 6].map(lockMinutes)).toEqual([0, 0, 0, 0, 0])
  })

  it('never gets shorter, and lets at most five tries pass without one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (wrong) => {
        const next = Array.from({ length: 5 }, (_, n) => lockMinutes(wrong + n))
        expect(next.filter(Boolean)).toHaveLength(1)
        const [lock] = next.filter(Boolean)
        expect(lock).toBeGreaterThanOrEqual(15)
        expect(lock).toBeLessThanOrEqual(1440)
        const [later] = Array.from({ length: 5 }, (_, n) => lockMinutes(wrong + 5 + n)).filter(
          Boolean,
        )
        expect(later).toBeGreaterThanOrEqual(lock!)
      }),
    )
  })
})

describe('the reset of a PIN', () => {
  const employee_id = '0190a000-0000-7000-8000-000000000001'
  const set: KioskPinEvent = { type: 'KioskPinSet', data: { employee_id } }
  const reset: KioskPinEvent = { type: 'KioskPinReset', data: { employee_id } }

  it('takes it away once, and the person sets a new one', () => {
    given(kioskPinDecider, set).when({ type: 'reset', employee_id }).then(reset)
    given(kioskPinDecider).when({ type: 'reset', employee_id }).thenRefused('kiosk.no_pin')
    given(kioskPinDecider, set, reset)
      .when({ type: 'reset', employee_id })
      .thenRefused('kiosk.no_pin')
    given(kioskPinDecider, set, reset).when({ type: 'set', employee_id }).then(set)
    given(kioskPinDecider, set, reset)
      .when({ type: 'lock', employee_id, kiosk_id: employee_id, until: '2026-06-02T10:00:00Z' })
      .thenNothing()
  })
})

describe('a PIN', () => {
  it('has 4 to 8 digits', () => {
    expect(['1379', '13579024'].every(isPin)).toBe(true)
    expect(['137', '135790246', '13a9', '13 9', '١٣٧٩', ''].some(isPin)).toBe(false)
  })

  it('is weak if it repeats, or if its digits follow each other', () => {
    const weak = ['0000', '1234', '4321', '8901', '1212', '123123', '12341234', '98765432', '77777']
    expect(weak.filter((pin) => !isWeakPin(pin))).toEqual([])
    expect(['1379', '2580', '1350', '12321', '1112'].filter(isWeakPin)).toEqual([])
  })
})
