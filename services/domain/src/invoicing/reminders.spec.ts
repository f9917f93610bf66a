import fc from 'fast-check'
import { given } from '../kernel/decider-specification'
import { type InvoiceCommand, invoiceDecider } from './invoice'
import { documentOf } from './invoice-document'
import { type InvoiceSettingEvent, invoiceSettingDecider } from './invoice-setting'
import type { InvoiceEvent } from './invoice-state'
import { nothingSaid, plainLine, unknownCompany, unknownSeller } from './nothing-said'
import {
  daysFrom,
  dueReminder,
  nextReminder,
  type Remindable,
  type Reminders,
  stepsSince,
} from './reminders'

const since = '2026-01-01'

const step = (days: number, more: object = {}) => ({
  days,
  subject: `${days}`,
  text: 'Please pay.',
  since,
  ...more,
})

const reminders: Reminders = { enabled: true, steps: [step(14), step(-3), step(3)] }

const invoice: Remindable = {
  due_date: '2026-06-10',
  issued_on: '2026-05-20',
  off: false,
  since: null,
  sent: [],
}

const due = (today: string, more: Partial<Remindable> = {}, set = reminders) =>
  dueReminder(set, { ...invoice, ...more }, today)?.days

describe('reminders of an invoice', () => {
  it('are due from their day on, each once', () => {
    expect(due('2026-06-06')).toBeUndefined()
    expect(due('2026-06-07')).toBe(-3)
    expect(due('2026-06-08', { sent: [-3] })).toBeUndefined()
    expect(due('2026-06-13', { sent: [-3] })).toBe(3)
    expect(due('2026-06-24', { sent: [-3, 3] })).toBe(14)
    expect(due('2027-06-24', { sent: [-3, 3, 14] })).toBeUndefined()
  })

  it('that were missed give way to the one that the invoice has come to', () => {
    expect(due('2026-06-20')).toBe(3)
    expect(due('2026-07-20')).toBe(14)
    // A notice before the due date is obsolete after it.
    expect(due('2026-06-11')).toBeUndefined()
    expect(due('2026-06-10')).toBe(-3)
  })

  it('are not sent for days that were over when the invoice was issued, or they were switched on', () => {
    expect(due('2026-06-20', { issued_on: '2026-06-14' })).toBeUndefined()
    expect(due('2026-06-20', { issued_on: '2026-06-13' })).toBe(3)
    expect(due('2026-06-20', { since: '2026-06-14' })).toBeUndefined()
    expect(
      due('2026-06-20', {}, { enabled: true, steps: [step(3, { since: '2026-06-14' })] }),
    ).toBeUndefined()
    expect(due('2026-06-20', { off: true })).toBeUndefined()
    expect(due('2026-06-20', {}, { ...reminders, enabled: false })).toBeUndefined()
  })

  it('keep since when they count, until they are switched off or get another day', () => {
    const texts = [step(3, { text: 'Other' }), step(5)]

    expect(
      stepsSince(reminders, { enabled: true, steps: texts }, '2026-06-01').map(
        (each) => each.since,
      ),
    ).toEqual([since, '2026-06-01'])

    expect(
      stepsSince(
        { ...reminders, enabled: false },
        { enabled: true, steps: texts },
        '2026-06-01',
      )[0]!.since,
    ).toBe('2026-06-01')
  })

  it('are announced on the day on which they are then due', () => {
    const day = fc.integer({ min: 0, max: 800 }).map((days) => daysFrom('2024-01-01', days))
    const steps = fc.uniqueArray(fc.integer({ min: -30, max: 365 }), { maxLength: 4 })

    fc.assert(
      fc.property(
        day,
        day,
        day,
        day,
        steps,
        fc.boolean(),
        (due_date, issued_on, from, start, days, off) => {
          const set = { enabled: true, steps: days.map((each) => step(each, { since: from })) }
          const sent: number[] = []
          const of = { due_date, issued_on, off, since: null, sent }

          for (let today = start, looked = 0; looked < 400; looked++) {
            const next = nextReminder(set, of, today)
            const found = dueReminder(set, of, today)

            if (found) {
              expect(next).toBe(today)

              expect(
                daysFrom(due_date, found.days) >= from &&
                  daysFrom(due_date, found.days) >= issued_on,
              ).toBe(true)

              sent.push(found.days)
            } else if (next === null) break
            else today = next
          }

          expect(nextReminder(set, of, daysFrom(start, 1200))).toBeNull()
          expect(new Set(sent).size).toBe(sent.length)
        },
      ),
    )
  })
})

const id = (n: number) => `0190a1b2-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`

const [invoice_id, item_id, client_id, payment_id] = [id(1), id(2), id(3), id(4)] as [
  string,
  string,
  string,
  string,
]

describe('an invoice', () => {
  const content = {
    ...nothingSaid,
    client_id,
    invoice_number: null,
    invoice_date: invoice.issued_on,
    due_date: invoice.due_date,
    tax_rounding: 'total' as const,
    currency: 'EUR',
  }

  const item = { ...plainLine, description: 'Design', quantity: '2', unit_price: '50' }

  const parties = {
    seller: { ...unknownSeller, name: 'Northwind Lda' },
    client: {
      ...unknownCompany,
      client_id,
      name: 'Contoso',
      contact_name: null,
      contact_email: 'ana@example.com',
    },
  }

  const document = documentOf(content, [{ item_id, ...item }], parties)

  const draft: InvoiceEvent[] = [
    { type: 'InvoiceDrafted', data: { invoice_id, ...content } },
    { type: 'InvoiceItemAdded', data: { invoice_id, item_id, ...item } },
  ]

  const issued: InvoiceEvent[] = [
    ...draft,
    { type: 'InvoiceClosed', data: { invoice_id, document, send: false } },
    { type: 'InvoiceIssued', data: { invoice_id, number: 1, invoice_number: 'INV-0001' } },
  ]

  const paid = (amount: string): InvoiceEvent => ({
    type: 'InvoicePaymentRecorded',
    data: { invoice_id, client_id, payment_id, amount, paid_on: '2026-06-01', note: null },
  })

  const asked = { invoice_id, reminders, email: 'ana@example.com' }

  const byClock = (today: string): InvoiceCommand => ({
    ...asked,
    type: 'remind-due',
    issued_on: invoice.issued_on,
    today,
  })

  const byHand = (today: string): InvoiceCommand => ({ ...asked, type: 'remind', today })

  const reminder = (days: number | null, day: string, by_hand = false): InvoiceEvent => ({
    type: 'InvoiceReminderRequested',
    data: {
      invoice_id,
      client_id,
      email: 'ana@example.com',
      days,
      subject: days === null ? null : `${days}`,
      text: days === null ? null : 'Please pay.',
      day,
      by_hand,
    },
  })

  const switched = (on: boolean, day: string): InvoiceEvent => ({
    type: 'InvoiceRemindersSwitched',
    data: { invoice_id, on, since: day },
  })

  it('asks for the reminder of each step once, as long as something is left to pay', () => {
    given(invoiceDecider, ...issued)
      .when(byClock('2026-06-13'))
      .then(reminder(3, '2026-06-13'))
    given(invoiceDecider, ...issued, reminder(3, '2026-06-13'))
      .when(byClock('2026-06-14'))
      .thenNothing()
    given(invoiceDecider, ...issued, paid('99.99'))
      .when(byClock('2026-06-13'))
      .then(reminder(3, '2026-06-13'))
    given(invoiceDecider, ...issued, paid('100.00'))
      .when(byClock('2026-06-13'))
      .thenNothing()
    given(invoiceDecider, ...draft)
      .when(byClock('2026-06-13'))
      .thenNothing()
  })

  it('is reminded of by hand in the words of its step, which the schedule then passes over', () => {
    given(invoiceDecider, ...issued)
      .when(byHand('2026-06-01'))
      .then(reminder(null, '2026-06-01', true))
    given(invoiceDecider, ...issued)
      .when(byHand('2026-06-13'))
      .then(reminder(3, '2026-06-13', true))
    given(invoiceDecider, ...issued, reminder(3, '2026-06-13', true))
      .when(byClock('2026-06-14'))
      .thenNothing()
    given(invoiceDecider, ...issued, paid('100.00'))
      .when(byHand('2026-06-13'))
      .thenRefused('invoice.settled')
    given(invoiceDecider, ...draft)
      .when(byHand('2026-06-13'))
      .thenRefused('invoice.remind_draft')
  })

  it('without reminders is skipped, and skipped days stay skipped', () => {
    const off: InvoiceCommand = {
      type: 'switch-reminders',
      invoice_id,
      on: false,
      today: '2026-06-12',
    }

    const on: InvoiceCommand = { ...off, on: true, today: '2026-06-20' }
    given(invoiceDecider, ...issued)
      .when(off)
      .then(switched(false, '2026-06-12'))
    given(invoiceDecider, ...issued)
      .when(on)
      .thenNothing()
    given(invoiceDecider, ...issued, switched(false, '2026-06-12'))
      .when(byClock('2026-06-13'))
      .thenNothing()

    const again = given(
      invoiceDecider,
      ...issued,
      switched(false, '2026-06-12'),
      switched(true, '2026-06-20'),
    )

    again.when(byClock('2026-06-20')).thenNothing()
    again.when(byClock('2026-06-24')).then(reminder(14, '2026-06-24'))
  })
})

describe('the reminders of a workspace', () => {
  const workspace_id = id(9)

  const set = (enabled: boolean, days: number[], today: string) => ({
    type: 'set-reminders' as const,
    workspace_id,
    enabled,
    steps: days.map((each) => ({ days: each, subject: 'Pay', text: 'Please pay.' })),
    today,
  })

  const was = (enabled: boolean, days: number[], day: string): InvoiceSettingEvent => ({
    type: 'InvoiceRemindersSet',
    data: {
      workspace_id,
      enabled,
      steps: days.map((each) => ({ days: each, subject: 'Pay', text: 'Please pay.', since: day })),
    },
  })

  it('are set as a whole, each day once', () => {
    given(invoiceSettingDecider)
      .when(set(true, [3, 14], '2026-06-01'))
      .then(was(true, [3, 14], '2026-06-01'))
    given(invoiceSettingDecider, was(true, [3], '2026-06-01'))
      .when(set(true, [3], '2026-07-01'))
      .thenNothing()
    given(invoiceSettingDecider)
      .when(set(true, [3, 3], '2026-06-01'))
      .thenRefused('invoice.reminder_twice')
  })
})
