import { describe, expect, it } from 'vitest'
import { correctionsOf, sumsOf } from './run-sums'

describe('the sums of a run', () => {
  it('keep corrections of earlier periods apart from allowances and deductions', () => {
    // One person at 4,500 with 168 and 27 %, 219 of October (300 earned, 81 kept back) and an
    // expense of 356.43.
    const run = {
      basic_pay: '4500.00',
      gross_pay: '4968.00',
      expenses: '356.43',
      corrections: { gross_pay: '300.00', net_pay: '219.00' },
      net_pay: '4028.43',
    }
    expect(sumsOf(run)).toEqual({
      basic: '4500.00',
      allowances: '168.00',
      deductions: '1215.00',
      corrections: '219.00',
      expenses: '356.43',
      gross: '4968.00',
      net: '4028.43',
    })
  })

  it('add up the corrections of an entry as they change its net', () => {
    const lines = [
      { side: 'basic', amount: '300.00' },
      { side: 'deduction', amount: '63.00' },
      { side: 'deduction', amount: '-18.00' },
      { side: 'allowance', amount: '-20.00' },
    ]

    expect(correctionsOf(lines)).toBe('235.00')
    expect(correctionsOf([])).toBe('0')
  })
})
