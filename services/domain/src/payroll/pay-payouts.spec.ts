import fc from 'fast-check'
import { amount } from '../kernel/money'
import { calculatePay, explainComponent, explained, inputsOf } from './pay'
import { correctionsOf, emptyPay, withBesides } from './pay-corrections'
import { HOURS_PAID_OUT, payoutRule, payoutTermsOf } from './pay-payouts'
import { withTyped } from './pay-recalculation'
import type { PayContract } from './pay-terms'

const HOUR = 3600
const id = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`

const contract = (change: Partial<PayContract> = {}): PayContract => ({
  id: id(1),
  effective_on: '2026-01-01',
  start_date: null,
  end_date: null,
  rate: '5200',
  type: 'monthly',
  frequency: null,
  currency: 'EUR',
  weekdays: [1, 2, 3, 4, 5],
  hours: '40',
  hours_per: 'week',
  adjustments: [],
  ...change,
})

const due = (hours: number, surcharge_percent: string | null = null) => ({
  payout_id: id(2),
  day: '2026-03-10',
  seconds: hours * HOUR,
  surcharge_percent,
})

const amountOf = (version: PayContract, hours: number, surcharge: string | null = null) => {
  const rule = payoutRule(due(hours, surcharge), version, 'EUR')
  return rule && withBesides(undefined, { payouts: [rule] }, 'EUR').gross_pay
}

describe('hours paid out by a pay run', () => {
  it('cost a year’s pay ÷ 52 weeks ÷ the hours of a week, and the surcharge', () => {
    // 5,200 × 12 ÷ 52 ÷ 40 = 30 an hour.
    expect(amountOf(contract(), 10)).toBe('300.00')
    expect(amountOf(contract(), 10, '25')).toBe('375.00')
    expect(amountOf(contract({ type: 'yearly', rate: '62400' }), 10)).toBe('300.00')
    expect(amountOf(contract({ type: 'weekly', rate: '1200' }), 10)).toBe('300.00')
    expect(amountOf(contract({ hours: '8', hours_per: 'day' }), 10)).toBe('300.00')
    // 20 hours on four days cost the same pay over half of the hours.
    expect(amountOf(contract({ hours: '20', weekdays: [1, 2, 3, 4] }), 10)).toBe('600.00')
  })

  it('are rounded once, at the end of the line', () => {
    // 3,333.33 × 12 ÷ 2,002 hours × 1.3 × 7:20 = 190.476..., not 19.98 × 1.3 × 7.33.
    expect(amountOf(contract({ rate: '3333.33', hours: '38.5' }), 22 / 3, '30')).toBe('190.48')
  })

  it('have no price by the hour, without pay or hours, or in another currency', () => {
    const refused = [
      contract({ type: 'hourly', rate: '20' }),
      contract({ rate: null }),
      contract({ hours: null }),
      contract({ type: null }),
      contract({ weekdays: [] }),
    ]

    expect(refused.map(payoutTermsOf)).toEqual(['hourly', 'no_pay', 'no_pay', 'no_pay', 'no_pay'])
    for (const version of refused) expect(amountOf(version, 1)).toBeUndefined()
    expect(payoutTermsOf(undefined)).toBe('no_pay')
    expect(payoutTermsOf(contract())).toBe('payable')
    expect(amountOf(contract({ currency: 'USD' }), 1)).toBeUndefined()
  })

  it('are explained by figures that give the amount to the last place', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('monthly', 'yearly', 'weekly'),
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.integer({ min: 1, max: 360_000 }),
        fc.integer({ min: 0, max: 20_000 }),
        fc.constantFrom('40', '38.5', '37.33', '168'),
        fc.constantFrom('week', 'month'),
        (type, cents, seconds, percent, hours, hours_per) => {
          const version = contract({
            type,
            rate: amount(cents).div(100).toString(),
            hours,
            hours_per,
          } as Partial<PayContract>)
          const payout = { ...due(1, amount(percent).div(100).toString()), seconds }
          const pay = withBesides(
            undefined,
            { payouts: [payoutRule(payout, version, 'EUR')!] },
            'EUR',
          )
          const [line] = pay.allowances
          expect(line!.name).toBe(HOURS_PAID_OUT)
          expect(explained(explainComponent(line!), 'EUR')).toBe(line!.amount)
          const { unit, in_seconds, multiply } = explainComponent(line!)
          if (unit === 'seconds') expect(multiply[in_seconds!]).toBe(String(seconds))
          expect(calculatePay(inputsOf(pay), 'EUR')).toEqual(pay)
        },
      ),
    )
  })

  it('stay as they were paid when facts of the period change, and typed lines do not replace them', () => {
    const rule = payoutRule(due(10), contract(), 'EUR')!
    const pay = withBesides(undefined, { payouts: [rule] }, 'EUR')
    const closed = {
      payrun_id: id(3),
      entry_id: id(4),
      start: '2026-03-01',
      end: '2026-03-31',
      currency: 'EUR',
      pay,
      held: false,
      taken: [],
    }
    expect(correctionsOf(closed, emptyPay('EUR'))).toEqual([])
    expect(correctionsOf(closed, undefined)).toEqual([])

    const typed = { ...pay.allowances[0]!, typed: true, calculation_type: 'fixed' as const }
    delete (typed as { payout_id?: string }).payout_id
    const before = { ...pay, allowances: [{ ...typed, value: '5', quantity: '1', of: 1 }] }
    const after = withTyped(before, pay, 'EUR')
    expect(after.allowances.map(({ payout_id }) => payout_id)).toEqual([id(2), undefined])
  })
})
