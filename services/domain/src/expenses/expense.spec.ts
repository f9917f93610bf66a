import fc from 'fast-check'
import { given } from '../kernel/decider-specification'
import { amount as decimal, minorUnits } from '../kernel/money'
import { converted, type ExpenseCommand, type ExpenseEvent, expenseDecider } from './expense'

const employee_id = '0190a1b2-0000-7000-8000-000000000001'
const expense_id = '0190a1b2-0000-7000-8000-000000000002'
const payrun_id = '0190a1b2-0000-7000-8000-000000000003'
const other_run = '0190a1b2-0000-7000-8000-000000000004'
const on = { employee_id, expense_id }

const typed = {
  name: 'Train to Porto',
  category: 'travelling' as const,
  description: 'Client visit',
  amount: '12.5',
  currency: 'EUR',
  rate: null,
  date: '2026-05-30',
  document: null,
  receipt_hash: null,
}

const asked = { base: 'EUR', today: '2026-06-01' }

const request = (change: object = {}) =>
  ({ type: 'request', ...on, ...typed, ...asked, ...change }) as ExpenseCommand

const requested = (change: object = {}) =>
  ({
    type: 'ExpenseRequested',
    data: {
      ...on,
      ...typed,
      amount: '12.50',
      base_currency: 'EUR',
      base_amount: '12.50',
      ...change,
    },
  }) as ExpenseEvent

const by = { own: false, noOtherDecider: false }

const approve = (change: object = {}) =>
  ({
    type: 'approve',
    ...on,
    ...by,
    comment: null,
    rate: null,
    base: 'EUR',
    ...change,
  }) as ExpenseCommand

const reject = (change: object = {}) =>
  ({ type: 'reject', ...on, ...by, comment: 'No receipt', ...change }) as ExpenseCommand

const approved = (change: object = {}) =>
  ({
    type: 'ExpenseApproved',
    data: {
      ...on,
      own: false,
      comment: null,
      rate: null,
      base_currency: 'EUR',
      base_amount: '12.50',
      ...change,
    },
  }) as ExpenseEvent

const rejected: ExpenseEvent = {
  type: 'ExpenseRejected',
  data: { ...on, own: false, comment: 'No receipt' },
}

const reimburse = (change: object = {}) =>
  ({
    type: 'reimburse',
    ...on,
    ...by,
    date: '2026-06-01',
    note: 'Cash',
    today: '2026-06-01',
    ...change,
  }) as ExpenseCommand

const reimbursed: ExpenseEvent = {
  type: 'ExpenseReimbursed',
  data: { ...on, date: '2026-06-01', note: 'Cash' },
}

const reverse = (change: object = {}) =>
  ({
    type: 'reverse',
    ...on,
    ...by,
    date: '2026-06-01',
    note: 'Paid twice',
    today: '2026-06-01',
    ...change,
  }) as ExpenseCommand

const reversed: ExpenseEvent = {
  type: 'ExpenseReimbursementReversed',
  data: { ...on, date: '2026-06-01', note: 'Paid twice' },
}

const run = (type: 'hold' | 'take' | 'release', id = payrun_id) =>
  ({ type, ...on, payrun_id: id }) as ExpenseCommand

const held: ExpenseEvent = { type: 'ExpenseHeldForPayRun', data: { ...on, payrun_id } }
const taken: ExpenseEvent = { type: 'ExpenseTakenIntoPayRun', data: { ...on, payrun_id } }
const released: ExpenseEvent = { type: 'ExpenseReleasedFromPayRun', data: { ...on, payrun_id } }

const takeBack = (id = payrun_id) =>
  ({ type: 'reverse-payslip', ...on, payrun_id: id, reversal_id: expense_id }) as ExpenseCommand

const payslipReversed: ExpenseEvent = {
  type: 'ExpensePayslipReversed',
  data: { ...on, payrun_id: expense_id },
}

const remove = (privileged = false) => ({ type: 'delete', ...on, privileged }) as ExpenseCommand

describe('an expense', () => {
  it('is claimed in the places of its currency, once', () => {
    given(expenseDecider).when(request()).then(requested())
    given(expenseDecider, requested()).when(request()).thenNothing()
  })

  it('has no more places than its currency', () => {
    given(expenseDecider)
      .when(request({ amount: '12.505' }))
      .thenRefused('expenses.places')
    given(expenseDecider)
      .when(request({ amount: '12.5', currency: 'JPY' }))
      .thenRefused('expenses.places')
    given(expenseDecider)
      .when(request({ amount: '12.505', currency: 'KWD', rate: '2.9' }))
      .then(requested({ amount: '12.505', currency: 'KWD', rate: '2.9', base_amount: '36.26' }))
  })

  it('has a day that has been, at most ten years ago', () => {
    given(expenseDecider)
      .when(request({ date: '2026-06-02' }))
      .thenRefused('expenses.future')
    given(expenseDecider)
      .when(request({ date: '2016-05-31' }))
      .thenRefused('expenses.too_old')
    given(expenseDecider)
      .when(request({ date: '2016-06-01' }))
      .then(requested({ date: '2016-06-01' }))
  })

  describe('in another currency', () => {
    const dollars = { amount: '100.00', currency: 'USD', rate: null, base_amount: null }

    it('is converted to the company’s currency at the used rate, rounded once', () => {
      given(expenseDecider)
        .when(request({ amount: '100.00', currency: 'USD', rate: '0.92345' }))
        .then(
          requested({ amount: '100.00', currency: 'USD', rate: '0.92345', base_amount: '92.35' }),
        )
    })

    it('may wait for the rate of the approver, but is not approved without one', () => {
      given(expenseDecider)
        .when(request({ amount: '100', currency: 'USD' }))
        .then(requested(dollars))
      given(expenseDecider, requested(dollars)).when(approve()).thenRefused('expenses.rate_missing')
      given(expenseDecider, requested(dollars))
        .when(approve({ rate: '0.9' }))
        .then(approved({ rate: '0.9', base_amount: '90.00' }))
    })

    it('is approved at the approver’s rate if that differs', () =>
      given(expenseDecider, requested({ ...dollars, rate: '2', base_amount: '200.00' }))
        .when(approve({ rate: '0.9' }))
        .then(approved({ rate: '0.9', base_amount: '90.00' })))

    it('refuses a rate that makes nothing of it', () => {
      given(expenseDecider)
        .when(request({ amount: '1', currency: 'USD', rate: '0.001' }))
        .thenRefused('expenses.rate_unfit')
      given(expenseDecider)
        .when(request({ amount: '999999999999', currency: 'USD', rate: '999999999' }))
        .thenRefused('expenses.rate_unfit')
    })

    it('is off by less than half of the smallest unit, for every amount and rate', () =>
      fc.assert(
        fc.property(
          fc.bigInt(1n, 10n ** 14n - 1n),
          fc.bigInt(1n, 10n ** 8n),
          fc.constantFrom('EUR', 'JPY', 'KWD', 'CLF'),
          (cents, parts, base) => {
            const [amount, rate] = [
              decimal(cents.toString()).div(100).toFixed(2),
              decimal(parts.toString()).div(10_000).toFixed(4),
            ]

            const exact = decimal(amount).times(rate)
            const unit = decimal(10).pow(-minorUnits(base))
            // Less than half a unit is refused as zero.
            fc.pre(exact.gte(unit) && exact.lt('1e14'))
            const { base_amount } = converted(amount, 'USD', base, rate)
            expect(exact.minus(base_amount!).abs().times(2).lte(unit)).toBe(true)
            expect(decimal(base_amount!).decimalPlaces()).toBeLessThanOrEqual(minorUnits(base))
          },
        ),
      ))
  })

  it('is changed while it is pending', () => {
    const change = { ...request({ amount: '13' }), type: 'change' } as ExpenseCommand

    given(expenseDecider, requested())
      .when(change)
      .then({
        type: 'ExpenseChanged',
        data: requested({ amount: '13.00', base_amount: '13.00' }).data,
      } as ExpenseEvent)

    given(expenseDecider, requested(), approved()).when(change).thenRefused('expenses.not_pending')
    given(expenseDecider).when(change).thenRefused('not_found')
  })

  it('is decided once, and the other way round until it is paid', () => {
    given(expenseDecider, requested()).when(approve()).then(approved())
    given(expenseDecider, requested(), approved())
      .when(approve())
      .thenRefused('expenses.already_approved')
    given(expenseDecider, requested(), approved()).when(reject()).then(rejected)
    given(expenseDecider, requested(), rejected)
      .when(reject())
      .thenRefused('expenses.already_rejected')
    given(expenseDecider, requested(), rejected).when(approve()).then(approved())
    const saw = (status_before: string) => ({ status_before })
    given(expenseDecider, requested())
      .when(approve(saw('pending')))
      .then(approved())
    given(expenseDecider, requested(), approved())
      .when(reject(saw('pending')))
      .thenRefused('state.conflict')
    given(expenseDecider, requested(), rejected)
      .when(approve(saw('pending')))
      .thenRefused('state.conflict')
    given(expenseDecider, requested(), approved())
      .when(approve(saw('pending')))
      .thenRefused('expenses.already_approved')
    given(expenseDecider, requested(), approved())
      .when(reject(saw('approved')))
      .then(rejected)
    given(expenseDecider, requested(), approved(), reimbursed)
      .when(reject())
      .thenRefused('expenses.paid')
    given(expenseDecider, requested(), approved(), held)
      .when(reject())
      .thenRefused('expenses.in_pay_run')
  })

  it('is not decided by its claimant, unless no other person could', () => {
    given(expenseDecider, requested())
      .when(approve({ own: true }))
      .thenRefused('expenses.own')
    given(expenseDecider, requested())
      .when(reject({ own: true }))
      .thenRefused('expenses.own')
    given(expenseDecider, requested())
      .when(approve({ own: true, noOtherDecider: true }))
      .then(approved({ own: true }))
    given(expenseDecider, requested(), approved())
      .when(reimburse({ own: true }))
      .thenRefused('expenses.own')
  })

  it('belongs only to its claimant', () =>
    given(expenseDecider, requested())
      .when(approve({ employee_id: payrun_id }))
      .thenRefused('not_found'))

  it('is deleted while it is pending, by an admin until it was paid', () => {
    const deleted: ExpenseEvent = { type: 'ExpenseDeleted', data: on }
    given(expenseDecider, requested()).when(remove()).then(deleted)
    given(expenseDecider, requested(), approved())
      .when(remove())
      .thenRefused('expenses.not_pending')
    given(expenseDecider, requested(), approved()).when(remove(true)).then(deleted)
    given(expenseDecider, requested(), approved(), held)
      .when(remove(true))
      .thenRefused('expenses.in_pay_run')
    given(expenseDecider, requested(), approved(), reimbursed)
      .when(remove(true))
      .thenRefused('expenses.paid')
    given(expenseDecider, requested(), approved(), reimbursed, reversed)
      .when(remove(true))
      .thenRefused('expenses.was_paid')
    given(expenseDecider, requested(), deleted).when(approve()).thenRefused('not_found')
    given(expenseDecider, requested(), deleted).when(run('hold')).thenNothing()
  })

  it('is reimbursed once, and due again after a counter-entry', () => {
    given(expenseDecider, requested()).when(reimburse()).thenRefused('expenses.not_approved')
    given(expenseDecider, requested(), approved()).when(reimburse()).then(reimbursed)
    given(expenseDecider, requested(), approved(), reimbursed)
      .when(reimburse())
      .thenRefused('expenses.paid')
    given(expenseDecider, requested(), approved())
      .when(reimburse({ date: '2026-06-02' }))
      .thenRefused('field.future')
    given(expenseDecider, requested(), approved()).when(reverse()).thenRefused('expenses.not_paid')
    given(expenseDecider, requested(), approved(), reimbursed).when(reverse()).then(reversed)
    given(expenseDecider, requested(), approved(), reimbursed, reversed)
      .when(reverse())
      .thenRefused('expenses.not_paid')
    given(expenseDecider, requested(), approved(), reimbursed, reversed)
      .when(reimburse())
      .then(reimbursed)
  })

  it('is paid by a single pay run, which reserves it from its draft on', () => {
    given(expenseDecider, requested()).when(run('hold')).thenNothing()
    given(expenseDecider, requested(), approved()).when(run('hold')).then(held)
    given(expenseDecider, requested(), approved(), held).when(run('hold', other_run)).thenNothing()
    given(expenseDecider, requested(), approved(), held)
      .when(reimburse())
      .thenRefused('expenses.in_pay_run')
    given(expenseDecider, requested(), approved(), held).when(run('take', other_run)).thenNothing()
    given(expenseDecider, requested(), approved(), held).when(run('take')).then(taken)
    given(expenseDecider, requested(), approved(), held, taken).when(run('take')).thenNothing()
    given(expenseDecider, requested(), approved(), held, taken).when(run('release')).thenNothing()
    given(expenseDecider, requested(), approved(), held, taken)
      .when(reimburse())
      .thenRefused('expenses.paid')
    given(expenseDecider, requested(), approved(), held, taken)
      .when(reverse())
      .thenRefused('expenses.paid_by_run')
    given(expenseDecider, requested(), approved(), held, taken)
      .when(takeBack())
      .then(payslipReversed)
    given(expenseDecider, requested(), approved(), held, taken)
      .when(takeBack(other_run))
      .thenNothing()
    given(expenseDecider, requested(), approved(), held, taken, payslipReversed)
      .when(takeBack())
      .thenNothing()
    given(expenseDecider, requested(), approved(), reimbursed).when(takeBack()).thenNothing()
    given(expenseDecider, requested(), approved(), held, taken, payslipReversed)
      .when(reimburse())
      .then(reimbursed)
    given(expenseDecider, requested(), approved(), held).when(run('release')).then(released)
    given(expenseDecider, requested(), approved(), held, released)
      .when(reimburse())
      .then(reimbursed)
  })

  it('is never paid more than once, less counter-entries, for any commands', () => {
    const commands: ExpenseCommand[] = [
      approve(),
      reject(),
      remove(true),
      reimburse(),
      reverse(),
      takeBack(),
      takeBack(other_run),
    ]

    const runs = [payrun_id, other_run].flatMap((id) =>
      (['hold', 'take', 'release'] as const).map((type) => run(type, id)),
    )

    fc.assert(
      fc.property(fc.array(fc.constantFrom(...commands, ...runs), { maxLength: 40 }), (given) => {
        let state = expenseDecider.evolve(expenseDecider.initial, requested())
        let paid = 0

        for (const command of given) {
          let events: readonly ExpenseEvent[] = []

          try {
            events = expenseDecider.decide(state, command)
          } catch {}

          for (const event of events) {
            if (event.type === 'ExpenseReimbursed' || event.type === 'ExpenseTakenIntoPayRun')
              paid++

            if (
              event.type === 'ExpenseReimbursementReversed' ||
              event.type === 'ExpensePayslipReversed'
            )
              paid--

            state = expenseDecider.evolve(state, event)
          }

          expect([0, 1]).toContain(paid)
          if (paid === 1) expect(state).toMatchObject({ status: 'approved', payment: 'paid' })
        }
      }),
    )
  })
})
