import { describe, expect, it } from 'vitest'
import { isEmployed } from './employee-row'

describe('the column Hire Date', () => {
  const on = '2026-11-22'

  it('says Active while the contract goes on, its last day included', () => {
    for (const contract_end of [null, undefined, '2026-11-22', '2027-01-31'])
      expect(isEmployed({ status: 'active', contract_end }, on)).toBe(true)
  })

  it('says Terminated once it is over, or the employment was ended before', () => {
    expect(isEmployed({ status: 'active', contract_end: '2026-11-21' }, on)).toBe(false)

    for (const contract_end of [null, '2027-01-31'])
      expect(isEmployed({ status: 'terminated', contract_end }, on)).toBe(false)
  })
})
