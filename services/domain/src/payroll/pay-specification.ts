import type { PayFacts } from './pay-inputs'
import type { PayContract } from './pay-terms'

/** Returns a contract of 3,000 dollars a month, Monday to Friday, the base of pay tests. */
export const monthlyContract = (change: Partial<PayContract> = {}): PayContract => ({
  id: '0190a1b2-0000-7000-8000-000000000001',
  effective_on: '2018-01-01',
  start_date: null,
  end_date: null,
  rate: '3000',
  type: 'monthly',
  frequency: null,
  currency: 'USD',
  weekdays: [1, 2, 3, 4, 5],
  hours: null,
  hours_per: null,
  adjustments: [],
  ...change,
})

/** Facts without leavers, hourly work or absences. */
export const nothingHappened = {
  last_day: null,
  worked: [],
  absences: [],
  carried: [],
} satisfies Partial<PayFacts>
