import { describe, expect, it } from 'vitest'
import { isNegative, isZero, minus, sum } from './decimal'

describe('decimal strings', () => {
  it('subtracts without losing a cent', () => {
    expect(minus('110494.40', '82516.44')).toBe('27977.96')
    expect(minus('0.10', '0.30')).toBe('-0.20')
    expect(minus('999999999999999.99', '0.01')).toBe('999999999999999.98')
    expect(minus('5', '5.000')).toBe('0.000')
    expect(minus('-1.5', '-2')).toBe('0.5')
  })

  it('adds with the places of the longest', () => {
    expect(sum(['168.00', '35.00', '0.005'])).toBe('203.005')
    expect(sum([])).toBe('0')
    expect(sum(['-0.01', '0.01'])).toBe('0.00')
  })

  it('knows nothing and less than nothing', () => {
    expect(isZero('-0.00')).toBe(true)
    expect(isNegative('-0.00')).toBe(false)
    expect(isNegative('-0.01')).toBe(true)
  })
})
