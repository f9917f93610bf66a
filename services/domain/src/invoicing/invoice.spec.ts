import fc from 'fast-check'
import { fold } from '../kernel/decider'
import { given } from '../kernel/decider-specification'
import { creditDocument } from './credit-note'
import { type InvoiceCommand, invoiceDecider } from './invoice'
import { documentOf } from './invoice-document'
import type { IssueFacts } from './invoice-issue'
import { invoiceSeriesDecider, nextNumber, numberOf, written } from './invoice-series'
import { numberingOf } from './invoice-setting'
import type { InvoiceEvent } from './invoice-state'
import { nothingSaid, plainLine, unknownCompany, unknownSeller } from './nothing-said'

const id = (n: number) => `0190a1b2-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`

const [invoice_id, item_id, client_id, payment_id] = [id(1), id(2), id(3), id(4)] as [
  string,
  string,
  string,
  string,
]

const content = {
  ...nothingSaid,
  client_id,
  invoice_number: 'my own',
  invoice_date: '2026-05-04',
  due_date: '2026-06-03',
  tax_name1: 'VAT',
  tax_rate1: '23',
  tax_rounding: 'total' as const,
  currency: 'EUR',
}

const item = { ...plainLine, description: 'Design', quantity: '2', unit_price: '50', tax1: true }

const parties = {
  seller: { ...unknownSeller, name: 'Northwind Lda', address: 'Rua 1' },
  client: {
    ...unknownCompany,
    client_id,
    name: 'Contoso',
    contact_name: 'Ana',
    contact_email: 'ana@example.com',
  },
}

const document = documentOf(content, [{ item_id, ...item }], parties)
const drafted: InvoiceEvent = { type: 'InvoiceDrafted', data: { invoice_id, ...content } }

const itemAdded = (change: Partial<typeof item> = {}): InvoiceEvent => ({
  type: 'InvoiceItemAdded',
  data: { invoice_id, item_id, ...item, ...change },
})

const closed: InvoiceEvent = { type: 'InvoiceClosed', data: { invoice_id, document, send: false } }

const issued: InvoiceEvent = {
  type: 'InvoiceIssued',
  data: { invoice_id, number: 7, invoice_number: 'INV-0007' },
}

const paid = (amount: string): InvoiceEvent => ({
  type: 'InvoicePaymentRecorded',
  data: { invoice_id, client_id, payment_id, amount, paid_on: '2026-05-20', note: null },
})

const close: InvoiceCommand = { type: 'close', invoice_id, send: false, ...parties }

const noFacts: IssueFacts = {
  today: '2026-05-20',
  latest: null,
  billed: { supply_from: null, supply_to: null },
  stale: false,
}

const issue: InvoiceCommand = { type: 'issue', invoice_id, number: 7, invoice_number: 'INV-0007' }

const pay = (amount: string): InvoiceCommand => ({
  type: 'pay',
  invoice_id,
  payment_id,
  amount,
  paid_on: '2026-05-20',
  note: null,
  today: '2026-05-20',
})

describe('an invoice', () => {
  it('takes no discount that its currency cannot pay', () => {
    const discounted = { ...content, discount_amount: '0.001' }
    given(invoiceDecider)
      .when({ type: 'draft', invoice_id, ...discounted })
      .thenRefused('field.unit')
    given(invoiceDecider, drafted)
      .when({ type: 'change', invoice_id, discount_amount: '0.001' })
      .thenRefused('field.unit')
  })

  it('is drafted and changed, and records only changes', () =>
    given(invoiceDecider, drafted)
      .when({ type: 'change', invoice_id, public_notes: 'Thanks', currency: 'EUR' })
      .then({ type: 'InvoiceChanged', data: { invoice_id, public_notes: 'Thanks' } }))

  it('is not due before it is issued', () =>
    given(invoiceDecider, drafted)
      .when({ type: 'change', invoice_id, due_date: '2026-05-03' })
      .thenRefused('validation'))

  it('names the taxes that its items bear before it is saved again', () => {
    given(invoiceDecider, drafted, itemAdded({ tax2: true }))
      .when({ type: 'change', invoice_id, public_notes: 'x' })
      .thenRefused('validation')
    given(invoiceDecider, drafted, itemAdded())
      .when({ type: 'change', invoice_id, tax_rate1: null })
      .thenRefused('validation')
    given(invoiceDecider, drafted, itemAdded({ discount: true }))
      .when(close)
      .thenRefused('validation')
  })

  it('is closed with all that is printed on it', () => {
    given(invoiceDecider, drafted, itemAdded()).when(close).then(closed)
    expect(document).toMatchObject({
      subtotal: '100.00',
      tax1: { name: 'VAT', rate: '23', amount: '23.00' },
      tax2: null,
      total: '123.00',
    })
  })

  it('needs an item to be issued', () =>
    given(invoiceDecider, drafted).when(close).thenRefused('invoice.empty'))

  it('is dated today at the latest, and no earlier than the last document of its series', () => {
    const dated = (facts: Partial<IssueFacts>): InvoiceCommand => ({
      ...close,
      facts: { ...noFacts, ...facts },
    })

    const refusal = (facts: Partial<IssueFacts>) => {
      try {
        given(invoiceDecider, drafted, itemAdded()).when(dated(facts)).then(closed)
        return undefined
      } catch (error) {
        return (error as { fields?: Record<string, unknown> }).fields
      }
    }

    expect(refusal({})).toBeUndefined()
    expect(refusal({ today: '2026-05-03' })).toMatchObject({
      invoice_date: [{ code: 'invoice.issue_future', params: { today: '2026-05-03' } }],
    })
    const latest = { number: 'INV-0006', day: '2026-05-05' }

    expect(refusal({ latest })).toMatchObject({
      invoice_date: [
        { code: 'invoice.issue_early', params: { number: 'INV-0006', today: '2026-05-20' } },
      ],
    })

    expect(refusal({ latest: { ...latest, day: '2026-05-04' } })).toBeUndefined()
  })

  it('gives the supply dates of billed time, unless a person typed them', () => {
    const billed = { supply_from: '2026-04-16', supply_to: '2026-04-20' }
    const timed = { ...close, facts: { ...noFacts, billed } } as InvoiceCommand

    const ofDocument = (...events: InvoiceEvent[]) => {
      const [event] = invoiceDecider.decide(
        fold(invoiceDecider, [drafted, itemAdded(), ...events]),
        timed,
      )

      const { supply_from, supply_to } = (event as Extract<InvoiceEvent, { type: 'InvoiceClosed' }>)
        .data.document
      return [supply_from, supply_to]
    }

    expect(ofDocument()).toEqual(['2026-04-16', '2026-04-20'])

    const typed: InvoiceEvent = {
      type: 'InvoiceChanged',
      data: { invoice_id, supply_from: '2026-04-01' },
    }

    expect(ofDocument(typed)).toEqual(['2026-04-01', '2026-04-20'])
    // A client that sends back what it read enters nothing.
    given(invoiceDecider, drafted, itemAdded())
      .when({ type: 'change', invoice_id, billed, ...billed })
      .thenNothing()
    given(invoiceDecider, drafted, itemAdded())
      .when({ type: 'change', invoice_id, billed, supply_from: '2026-04-21' })
      .thenRefused('validation')
  })

  it('is refused with everything that is missing at once', () => {
    const taxed: InvoiceEvent = {
      type: 'InvoiceChanged',
      data: { invoice_id, tax_category1: 'AE', tax_rate1: '0' },
    }

    const decide = () =>
      invoiceDecider.decide(fold(invoiceDecider, [drafted, itemAdded(), taxed]), {
        ...close,
        facts: { ...noFacts, today: '2026-05-01' },
      } as InvoiceCommand)

    expect(decide).toThrow(
      expect.objectContaining({
        fields: {
          invoice_date: [expect.objectContaining({ code: 'invoice.issue_future' })],
          invoice: [
            'invoice.seller_address',
            'invoice.seller_vat',
            'invoice.buyer_address',
            'invoice.buyer_vat',
          ].map((code) => expect.objectContaining({ code })),
        },
      }),
    )
  })

  it('can be closed again while its number is missing, and takes the number once', () => {
    given(invoiceDecider, drafted, itemAdded(), closed).when(close).thenNothing()
    given(invoiceDecider, drafted, itemAdded(), closed).when(issue).then(issued)
    given(invoiceDecider, drafted, itemAdded(), closed, issued).when(issue).thenNothing()
    given(invoiceDecider, drafted, itemAdded(), closed, issued)
      .when(close)
      .thenRefused('invoice.already_issued')
    given(invoiceDecider, drafted, itemAdded()).when(issue).thenRefused('not_found')
  })

  it('never changes once it is closed or issued', () => {
    const changes: InvoiceCommand[] = [
      { type: 'change', invoice_id, public_notes: 'x' },
      { type: 'add-item', invoice_id, item_id: id(9), ...item },
      { type: 'change-item', invoice_id, item_id, quantity: '3' },
      { type: 'delete-item', invoice_id, item_id },
      { type: 'delete', invoice_id },
    ]

    for (const change of changes) {
      given(invoiceDecider, drafted, itemAdded(), closed)
        .when(change)
        .thenRefused('invoice.issuing')
      given(invoiceDecider, drafted, itemAdded(), closed, issued)
        .when(change)
        .thenRefused('invoice.issued')
    }
  })

  it('takes payments up to its total, in whole cents', () => {
    const history = [drafted, itemAdded(), closed, issued]
    given(invoiceDecider, ...history)
      .when(pay('123'))
      .then(paid('123.00'))
    given(invoiceDecider, ...history, paid('100.00'))
      .when(pay('23.01'))
      .thenRefused('invoice.overpaid')
    given(invoiceDecider, ...history)
      .when(pay('1.005'))
      .thenRefused('validation')
    given(invoiceDecider, drafted).when(pay('1')).thenRefused('invoice.not_issued')
    const early = { ...pay('123'), paid_on: '2020-01-01' } as InvoiceCommand
    given(invoiceDecider, ...history)
      .when(early)
      .thenRefused('validation')

    given(invoiceDecider, ...history)
      .when({ ...early, in_advance: true } as InvoiceCommand)
      .then({
        ...paid('123.00'),
        data: { ...paid('123.00').data, paid_on: '2020-01-01' },
      } as InvoiceEvent)
  })

  it('is credited in parts by notes that are numbered once, never beyond what it has', () => {
    const credit = (quantity: string | null): InvoiceCommand => ({
      ...{
        type: 'credit',
        invoice_id,
        credit_note_id: id(5),
        credited_on: '2026-05-10',
        reason: null,
        send: false,
      },
      items: quantity === null ? null : { [item_id]: quantity },
    })

    const history = [drafted, itemAdded(), closed, issued]
    const one = creditDocument(document, {}, { [item_id]: '1' }, '2026-05-10')

    const credited: InvoiceEvent = {
      type: 'InvoiceCredited',
      data: {
        invoice_id,
        client_id,
        credit_note_id: id(5),
        document: one,
        reason: null,
        send: false,
      },
    }

    expect(one.total).toBe('61.50')
    given(invoiceDecider, ...history)
      .when(credit('1'))
      .then(credited)
    given(invoiceDecider, ...history, credited)
      .when(credit('1.01'))
      .thenRefused('invoice.credit_most')
    given(invoiceDecider, ...history, credited)
      .when(pay('61.51'))
      .thenRefused('invoice.overpaid')
    const all: InvoiceEvent = { ...credited, data: { ...credited.data, credit_note_id: id(6) } }
    given(invoiceDecider, ...history, credited, all)
      .when(credit(null))
      .thenRefused('invoice.credited')
    const number = { invoice_id, credit_note_id: id(5), number: 1, credit_note_number: 'CN-0001' }
    const numbered: InvoiceEvent = { type: 'CreditNoteIssued', data: number }
    given(invoiceDecider, ...history, credited)
      .when({ type: 'number-credit-note', ...number })
      .then(numbered)
    given(invoiceDecider, ...history, credited, numbered)
      .when({ type: 'number-credit-note', ...number })
      .thenNothing()
    given(invoiceDecider, drafted, itemAdded())
      .when(credit(null))
      .thenRefused('invoice.credit_draft')
    given(invoiceDecider, drafted, itemAdded(), closed)
      .when(credit(null))
      .thenRefused('invoice.issuing')
  })

  it('owes the amount of a reversed payment again, and reverses a payment once', () => {
    const history = [drafted, itemAdded(), closed, issued, paid('100.00')]

    const reverse: InvoiceCommand = {
      type: 'reverse-payment',
      invoice_id,
      payment_id,
      reversed_on: '2026-05-30',
      reason: 'Bounced',
      today: '2026-05-30',
    }

    const { type: _, today: __, ...data } = reverse
    const reversed: InvoiceEvent = { type: 'InvoicePaymentReversed', data: { ...data, client_id } }
    given(invoiceDecider, ...history)
      .when(reverse)
      .then(reversed)
    given(invoiceDecider, ...history, reversed)
      .when(reverse)
      .thenRefused('invoice.reversed')

    given(invoiceDecider, ...history, reversed)
      .when({ ...pay('123'), payment_id: id(8) } as InvoiceCommand)
      .then({
        type: 'InvoicePaymentRecorded',
        data: { ...(paid('123.00').data as never as object), payment_id: id(8) } as never,
      })

    given(invoiceDecider, ...history)
      .when({ ...reverse, payment_id: id(9) })
      .thenRefused('not_found')

    for (const reversed_on of ['2026-05-19', '2026-05-31'])
      given(invoiceDecider, ...history)
        .when({ ...reverse, reversed_on })
        .thenRefused('validation')

    given(invoiceDecider, drafted, itemAdded(), closed, issued)
      .when({ ...pay('100'), paid_on: '2026-05-21' } as InvoiceCommand)
      .thenRefused('validation')
  })

  it('keeps the rest of a payment after a refund, and ignores a refund of a payment that was reversed by hand', () => {
    const history = [drafted, itemAdded(), closed, issued, paid('100.00')]

    const refund = (amount: string): InvoiceCommand => ({
      type: 'refund-payment',
      ...{
        invoice_id,
        payment_id,
        rest_id: id(8),
        amount,
        reversed_on: '2026-05-30',
        reason: 'PayPal R1',
      },
    })

    const data = {
      invoice_id,
      client_id,
      payment_id,
      reversed_on: '2026-05-30',
      reason: 'PayPal R1',
    }

    const reversed: InvoiceEvent = { type: 'InvoicePaymentReversed', data }

    const rest = {
      ...paid('74.99'),
      data: { ...paid('74.99').data, payment_id: id(8) },
    } as InvoiceEvent

    given(invoiceDecider, ...history)
      .when(refund('25.01'))
      .then(reversed, rest)
    given(invoiceDecider, ...history)
      .when(refund('100'))
      .then(reversed)

    for (const before of [[reversed], [reversed, rest]])
      given(invoiceDecider, ...history, ...before)
        .when(refund('25.01'))
        .thenNothing()

    given(invoiceDecider, drafted, itemAdded(), closed, issued).when(refund('1')).thenNothing()
  })

  it('is seen once, and mailed as often as requested', () => {
    const viewed: InvoiceEvent = { type: 'InvoiceViewed', data: { invoice_id } }
    given(invoiceDecider, drafted, itemAdded(), closed, issued)
      .when({ type: 'view', invoice_id })
      .then(viewed)
    given(invoiceDecider, drafted, itemAdded(), closed, issued, viewed)
      .when({ type: 'view', invoice_id })
      .thenNothing()
    const mail = { invoice_id, client_id, email: 'ana@example.com' }
    given(invoiceDecider, drafted, itemAdded(), closed, issued)
      .when({ type: 'request-email', ...mail })
      .then({ type: 'InvoiceEmailRequested', data: mail })
    const issuedTo = structuredClone(closed)
    if (issuedTo.type === 'InvoiceClosed') issuedTo.data.document.client.contact_email = 'old@x.org'
    given(invoiceDecider, drafted, itemAdded(), issuedTo, issued)
      .when({ type: 'request-email', ...mail })
      .then({ type: 'InvoiceEmailRequested', data: { ...mail, issued_to: 'old@x.org' } })
    given(invoiceDecider, drafted)
      .when({ type: 'request-email', ...mail })
      .thenRefused('invoice.not_issued')
  })

  it('is approved by its client once it is issued, and once', () => {
    const approved: InvoiceEvent = { type: 'InvoiceApproved', data: { invoice_id } }
    const approve: InvoiceCommand = { type: 'approve', invoice_id }
    given(invoiceDecider, drafted, itemAdded(), closed, issued).when(approve).then(approved)
    given(invoiceDecider, drafted, itemAdded(), closed, issued, approved)
      .when(approve)
      .thenNothing()
    given(invoiceDecider, drafted, itemAdded(), closed)
      .when(approve)
      .thenRefused('invoice.not_approvable')
    given(invoiceDecider, drafted).when(approve).thenRefused('invoice.not_approvable')
    given(invoiceDecider).when(approve).thenRefused('not_found')
  })

  it('bills tracked time of the client that it keeps', () => {
    const line = { ...item, item_id: id(6), description: 'Website', unit: 'HUR' }

    const timeAdded: InvoiceEvent = {
      type: 'InvoiceTimeAdded',
      data: { invoice_id, lines: [{ item_id: id(6), entries: 3 }] },
    }

    const added: InvoiceEvent = { type: 'InvoiceItemAdded', data: { invoice_id, ...line } }

    const add: InvoiceCommand = {
      type: 'add-time',
      invoice_id,
      client_id,
      lines: [{ ...line, entries: 3 }],
    }

    given(invoiceDecider, drafted).when(add).then(added, timeAdded)
    given(invoiceDecider, drafted)
      .when({ ...add, client_id: id(9) })
      .thenRefused('state.conflict')
    given(invoiceDecider, drafted, itemAdded(), closed).when(add).thenRefused('invoice.issuing')
    const other: InvoiceCommand = { type: 'change', invoice_id, client_id: id(9) }
    given(invoiceDecider, drafted, added, timeAdded).when(other).thenRefused('invoice.time_client')

    given(invoiceDecider, drafted, added, timeAdded, {
      type: 'InvoiceItemDeleted',
      data: { invoice_id, item_id: id(6) },
    })
      .when(other)
      .then({ type: 'InvoiceChanged', data: { invoice_id, client_id: id(9) } })
  })

  it('is not found once the draft is deleted', () =>
    given(invoiceDecider, drafted, { type: 'InvoiceDeleted', data: { invoice_id } })
      .when(close)
      .thenRefused('not_found'))
})

const usual = numberingOf({}, 'invoice', '2026-05-04')

describe('the invoice series', () => {
  it('gives every invoice one number without gaps, in whatever order and however often they ask', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 80 }), (asking) => {
        let state = invoiceSeriesDecider.initial

        for (const n of asking) {
          const events = invoiceSeriesDecider.decide(state, {
            type: 'give',
            workspace_id: id(99),
            invoice_id: id(n),
            ...usual,
          })
          state = fold(invoiceSeriesDecider, events, state)
        }

        const numbers = [...new Set(asking)].map((n) => numberOf(state, id(n))?.number)
        expect(numbers).toEqual(numbers.map((_, n) => n + 1))
        expect(nextNumber(state, usual)).toBe(numbers.length + 1)
      }),
    ))

  it('writes numbers that sort as long as they are four digits', () =>
    expect([1, 42, 12345].map((n) => written(usual, n))).toEqual([
      'INV-0001',
      'INV-0042',
      'INV-12345',
    ]))

  it('begins again each year, uses the first number only once for each prefix, and never gives a number twice', () => {
    const yearly = { number_yearly: true, number_start: 7, credit_prefix: null }
    let state = invoiceSeriesDecider.initial
    const given: string[] = []
    const days = ['2025-12-30', '2025-12-31', '2026-01-01', '2025-06-01', '2026-01-02']

    const asked = [
      ...days.map((day) => numberingOf(yearly, 'invoice', day)),
      numberingOf(yearly, 'credit note', '2026-02-01'),
      numberingOf({ ...yearly, number_yearly: false }, 'invoice', '2026-02-01'),
      numberingOf({ credit_prefix: 'CN/' }, 'credit note', '2026-02-01'),
    ]

    asked.forEach((numbering, n) => {
      const events = invoiceSeriesDecider.decide(state, {
        type: 'give',
        workspace_id: id(99),
        invoice_id: id(n),
        ...numbering,
      })

      state = fold(invoiceSeriesDecider, events, state)
      given.push(events[0]!.data.invoice_number)
    })

    expect(given).toEqual([
      ...[
        'INV-2025-0007',
        'INV-2025-0008',
        'INV-2026-0001',
        'INV-2025-0009',
        'INV-2026-0002',
        'INV-2026-0003',
      ],
      ...['INV-0001', 'CN/0001'],
    ])
  })
})
