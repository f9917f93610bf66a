import { given } from '../kernel/decider-specification'
import { nothingSaid, plainLine } from './nothing-said'
import {
  type Kept,
  nextOn,
  type RecurringDetails,
  type RecurringInvoiceCommand,
  type RecurringInvoiceEvent,
  recurringInvoiceDecider,
  statusOf,
} from './recurring-invoice'

const recurring_id = '0190a1b2-0000-7000-8000-000000000001'
const client_id = '0190a1b2-0000-7000-8000-000000000002'
const invoice_id = '0190a1b2-0000-7000-8000-000000000003'
const { supply_from: _, supply_to: __, ...nothing } = nothingSaid

const details: RecurringDetails = {
  ...nothing,
  client_id,
  currency: 'EUR',
  due_days: 14,
  lines: [{ ...plainLine, description: 'Retainer {month}', quantity: '1', unit_price: '100' }],
  send: false,
  every: 1,
  unit: 'month',
  first_on: '2026-01-31',
  until: null,
  times: null,
}

const started = (more: Partial<RecurringDetails> = {}): RecurringInvoiceEvent => ({
  type: 'RecurringInvoiceStarted',
  data: { recurring_id, made_from: null, ...details, ...more },
})

const start = (
  more: Partial<RecurringDetails> = {},
  today = '2026-01-10',
): RecurringInvoiceCommand => ({
  type: 'start',
  recurring_id,
  made_from: null,
  details: { ...details, ...more },
  today,
})

const due = (due_on: string, number: number): RecurringInvoiceEvent => ({
  type: 'RecurringInvoiceDue',
  data: { recurring_id, due_on, number },
})

const makeDue = (today: string): RecurringInvoiceCommand => ({
  type: 'make-due',
  recurring_id,
  today,
})

const change = (update: Partial<RecurringDetails>, today: string): RecurringInvoiceCommand => ({
  type: 'change',
  recurring_id,
  update,
  today,
})

const paused: RecurringInvoiceEvent = { type: 'RecurringInvoicePaused', data: { recurring_id } }

const resumed = (after: string): RecurringInvoiceEvent => ({
  type: 'RecurringInvoiceResumed',
  data: { recurring_id, after },
})

const ended: RecurringInvoiceEvent = { type: 'RecurringInvoiceEnded', data: { recurring_id } }
const of = (...events: RecurringInvoiceEvent[]) => given(recurringInvoiceDecider, ...events)

describe('a recurring invoice', () => {
  it('starts today or later, with items whose charges have names', () => {
    of().when(start()).then(started())
    of().when(start({}, '2026-02-01')).thenRefused('validation')
    of()
      .when(start({ until: '2026-01-30' }))
      .thenRefused('validation')
    of()
      .when(start({ lines: [] }))
      .thenRefused('validation')
    of()
      .when(start({ lines: [{ ...details.lines[0]!, tax1: true }] }))
      .thenRefused('validation')
  })

  it('is due once for each day, in order, also for days on which no worker ran', () => {
    of(started()).when(makeDue('2026-01-30')).thenNothing()
    of(started())
      .when(makeDue('2026-03-31'))
      .then(due('2026-01-31', 1), due('2026-02-28', 2), due('2026-03-31', 3))
    of(started(), due('2026-01-31', 1)).when(makeDue('2026-01-31')).thenNothing()
    of().when(makeDue('2026-03-31')).thenNothing()
  })

  it('makes up for the last 24 days at most, and records the omitted ones', () => {
    const { state } = of(started({ unit: 'week', first_on: '2026-01-05' }))
    const events = recurringInvoiceDecider.decide(state, makeDue('2026-12-31'))
    expect(events).toHaveLength(25)

    expect(events[0]).toEqual({
      type: 'RecurringInvoiceDaysSkipped',
      data: { recurring_id, first_on: '2026-01-05', last_on: '2026-07-13', days: 28 },
    })

    expect(events[1]).toEqual(due('2026-07-20', 29))
    expect(events.at(-1)).toEqual(due('2026-12-28', 52))
    const after = events.reduce(recurringInvoiceDecider.evolve, state)
    expect(recurringInvoiceDecider.decide(after, makeDue('2026-12-31'))).toEqual([])
    expect(nextOn(after as Kept)).toBe('2027-01-04')
  })

  it('ends by a day, by a number of times or by hand', () => {
    const twice = of(started({ times: 2 }), due('2026-01-31', 1), due('2026-02-28', 2))
    expect(statusOf(twice.state as Kept)).toBe('ended')
    twice.when(makeDue('2027-01-01')).thenNothing()
    twice.when({ type: 'pause', recurring_id }).thenRefused('recurring.ended')
    of(started({ until: '2026-02-27' }))
      .when(makeDue('2026-12-31'))
      .then(due('2026-01-31', 1))
    of(started()).when({ type: 'end', recurring_id }).then(ended)
    of(started(), ended).when(makeDue('2026-12-31')).thenNothing()
    of(started(), ended).when({ type: 'end', recurring_id }).thenNothing()
    of(started(), ended)
      .when(change({ due_days: 7 }, '2026-02-01'))
      .thenRefused('recurring.ended')
  })

  it('passes over the days of a pause', () => {
    of(started()).when({ type: 'pause', recurring_id }).then(paused)
    of(started(), paused).when(makeDue('2026-03-31')).thenNothing()
    of(started(), paused)
      .when({ type: 'resume', recurring_id, today: '2026-03-31' })
      .then(resumed('2026-03-30'))
    of(started(), paused, resumed('2026-03-30'))
      .when(makeDue('2026-03-31'))
      .then(due('2026-03-31', 1))
    of(started(), paused, resumed('2026-03-30')).when({ type: 'pause', recurring_id }).then(paused)
  })

  it('changes only later invoices, and makes up for no earlier days', () => {
    const made = [started(), due('2026-01-31', 1)]
    const lines = [{ unit_price: '120', ...plainLine, quantity: '1', description: 'Retainer' }]
    of(...made)
      .when(change({ lines, due_days: 14 }, '2026-02-10'))
      .then({ type: 'RecurringInvoiceChanged', data: { recurring_id, lines } })
    // Another order of fields is no change.
    const same = details.lines.map(
      (line) => Object.fromEntries(Object.entries(line).toReversed()) as typeof line,
    )
    of(...made)
      .when(change({ lines: same }, '2026-02-10'))
      .thenNothing()
    const weekly = change({ unit: 'week' }, '2026-02-20')

    of(...made)
      .when(weekly)
      .then({
        type: 'RecurringInvoiceChanged',
        data: { recurring_id, unit: 'week', after: '2026-02-19' },
      })

    of(...made, {
      type: 'RecurringInvoiceChanged',
      data: { recurring_id, unit: 'week', after: '2026-02-19' },
    })
      .when(makeDue('2026-02-28'))
      .then(due('2026-02-21', 2), due('2026-02-28', 3))

    of(...made)
      .when(change({ first_on: '2026-02-01' }, '2026-02-20'))
      .thenRefused('validation')
  })

  it('that was over goes on from today when it gets a later end', () => {
    const over = of(started({ times: 1 }), due('2026-01-31', 1))
    over.when(change({ times: null }, '2026-06-10')).then({
      type: 'RecurringInvoiceChanged',
      data: { recurring_id, times: null, after: '2026-06-09' },
    })
  })

  it('keeps why its last invoice was not issued until the next one', () => {
    const held = {
      recurring_id,
      invoice_id,
      due_on: '2026-01-31',
      reason: 'invoice.seller_address',
    }

    of(started(), due('2026-01-31', 1))
      .when({ type: 'hold', ...held })
      .then({ type: 'RecurringInvoiceHeld', data: held })

    const { state } = of(
      started(),
      due('2026-01-31', 1),
      { type: 'RecurringInvoiceHeld', data: held },
      due('2026-02-28', 2),
    )

    expect((state as Kept).held).toBeNull()
  })
})
