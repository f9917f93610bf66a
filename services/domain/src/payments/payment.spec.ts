import { given } from '../kernel/decider-specification'
import { type PaymentEvent, paymentDecider, type Return } from './payment'

const payrun_id = '0190a1b2-0000-7000-8000-0000000000ff'
const [a, b] = ['0190a1b2-0000-7000-8000-000000000001', '0190a1b2-0000-7000-8000-000000000002']

const mark = {
  type: 'mark' as const,
  payrun_id,
  approved: true,
  entries: [a, b],
  paid_on: '2026-01-31',
  today: '2026-02-01',
}

const unmark = { type: 'unmark' as const, payrun_id, approved: true }

const paid = (...entry_ids: string[]): PaymentEvent => ({
  type: 'PayRunEntriesPaid',
  data: { payrun_id, entry_ids, paid_on: '2026-01-31' },
})

const unpaid = (...entry_ids: string[]): PaymentEvent => ({
  type: 'PayRunEntriesUnpaid',
  data: { payrun_id, entry_ids },
})

describe('marking a run as paid', () => {
  it('marks all that are left, or some', () => {
    given(paymentDecider).when(mark).then(paid(a, b))
    given(paymentDecider, paid(a)).when(mark).then(paid(b))
    given(paymentDecider)
      .when({ ...mark, wanted: [b, b] })
      .then(paid(b))
  })

  it('is taken back, and done again', () => {
    given(paymentDecider, paid(a, b)).when(unmark).then(unpaid(a, b))
    given(paymentDecider, paid(a, b))
      .when({ ...unmark, wanted: [b] })
      .then(unpaid(b))
    given(paymentDecider, paid(a, b), unpaid(b)).when(mark).then(paid(b))
  })

  it('is refused for a draft, in the future, twice, and for an entry that the run does not pay', () => {
    given(paymentDecider)
      .when({ ...mark, approved: false })
      .thenRefused('payment.not_approved')
    given(paymentDecider)
      .when({ ...mark, paid_on: '2026-02-02' })
      .thenRefused('payment.future')
    given(paymentDecider, paid(a))
      .when({ ...mark, wanted: [a] })
      .thenRefused('payment.paid')
    given(paymentDecider, paid(a, b)).when(mark).thenRefused('payment.all_paid')
    given(paymentDecider)
      .when({ ...mark, wanted: [payrun_id] })
      .thenRefused('payment.not_entry')
    given(paymentDecider).when(unmark).thenRefused('payment.not_paid')
    given(paymentDecider, paid(a))
      .when({ ...unmark, wanted: [b] })
      .thenRefused('payment.not_paid')
  })

  it('of very many is recorded in several events', () => {
    const entries = Array.from(
      { length: 25_000 },
      (_, n) => `0190a1b2-0000-7000-8000-${n.toString(16).padStart(12, '0')}`,
    )

    const events = paymentDecider.decide(paymentDecider.initial, { ...mark, entries })
    expect(events.map(({ data }) => (data as { entry_ids: string[] }).entry_ids.length)).toEqual([
      10_000, 10_000, 5_000,
    ])
    expect(Math.max(...events.map((event) => JSON.stringify(event).length))).toBeLessThan(1_000_000)
  })
})

describe('a file for the bank', () => {
  const file = {
    payrun_id,
    file_id: a,
    format: 'csv' as const,
    sha256: 'f'.repeat(64),
    transactions: 2,
    total: '10.00',
    currency: 'EUR',
  }

  const data = { ...file, execution_date: '2026-02-02' }

  it('is recorded with the entries that it pays', () => {
    given(paymentDecider)
      .when({ type: 'make-file', approved: true, ...data })
      .then({ type: 'PaymentFileMade', data })
  })

  it('is refused for a draft, and if it would pay no one', () => {
    given(paymentDecider)
      .when({ type: 'make-file', approved: false, ...data })
      .thenRefused('payment.not_approved')
    given(paymentDecider)
      .when({ type: 'make-file', approved: true, ...data, transactions: 0 })
      .thenRefused('payment.nothing')
  })
})

describe('what a bank returned', () => {
  const made: PaymentEvent = {
    type: 'PaymentFileMade',
    data: {
      payrun_id,
      file_id: a,
      format: 'csv',
      sha256: 'f'.repeat(64),
      transactions: 2,
      total: '10.00',
      currency: 'EUR',
      execution_date: '2026-02-02',
    },
  }

  const message = {
    payrun_id,
    message: 'camt.054' as const,
    message_id: 'M1',
    sha256: 'e'.repeat(64),
    returned_on: '2026-02-03',
  }

  const amounts = {
    currency: 'EUR',
    net: new Map([
      [a, '1000.00'],
      [b, '500.00'],
    ]),
  }

  const read = (...found: Return[]) => ({
    type: 'return' as const,
    approved: true,
    amounts,
    ...message,
    found,
  })

  const closed = (entry_id: string, returns = 0) => ({ entry_id, returns, code: 'AC04' })

  const returned = (
    ...returns: { entry_id: string; times: number; code: string }[]
  ): PaymentEvent => ({
    type: 'PayRunPaymentsReturned',
    data: { ...message, returns },
  })

  const once = returned({ entry_id: a, times: 1, code: 'AC04' })

  it('is no longer paid, and may be paid and returned again', () => {
    given(paymentDecider, made, paid(a, b))
      .when(read(closed(a)))
      .then(once)
    given(paymentDecider, made, paid(a, b), once).when(mark).then(paid(a))

    given(paymentDecider, made, paid(a, b), once, made, paid(a))
      .when(read(closed(a, 1)))
      .then(returned({ entry_id: a, times: 2, code: 'AC04' }))
  })

  it('counts once, however often and in which message it comes', () => {
    given(paymentDecider, made, once)
      .when(read(closed(a)))
      .thenRefused('payment.returns_known')
    given(paymentDecider, made)
      .when(read(closed(a), closed(a)))
      .then(once)
    given(paymentDecider, made, once)
      .when(read(closed(a), closed(b)))
      .then(returned({ entry_id: b, times: 1, code: 'AC04' }))
  })

  it('is not the payment if it is another amount or currency, or none where one is due', () => {
    const some = (entry_id: string, value: string, currency = 'EUR') => ({
      ...closed(entry_id),
      amount: { value, currency },
    })

    given(paymentDecider, made, paid(a, b))
      .when(read(some(a, '1000')))
      .then(once)
    given(paymentDecider, made, paid(a, b))
      .when(read(some(a, '1000.00'), some(b, '499.99')))
      .then(once)

    for (const part of [
      some(a, '999.99'),
      some(a, '1000.01'),
      some(a, '1000', 'USD'),
      some(a, '0'),
    ])
      given(paymentDecider, made, paid(a, b)).when(read(part)).thenRefused('payment.returns_amount')

    given(paymentDecider, made, paid(a, b))
      .when(read({ ...closed(a), amount: 'unknown' }))
      .thenRefused('payment.returns_no_amount')
  })

  it('is refused if it is none of this run, was never sent, or is nothing', () => {
    const foreign = payrun_id
    given(paymentDecider, made)
      .when(read(closed(foreign)))
      .thenRefused('payment.returns_foreign')
    given(paymentDecider, made)
      .when(read(closed(a, 1)))
      .thenRefused('payment.returns_foreign')
    given(paymentDecider)
      .when(read(closed(a)))
      .thenRefused('payment.returns_foreign')
    given(paymentDecider, made).when(read()).thenRefused('payment.returns_none')
    given(paymentDecider, made)
      .when({ ...read(closed(a)), approved: false })
      .thenRefused('payment.not_approved')
  })
})
