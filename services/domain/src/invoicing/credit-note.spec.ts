import { taxRoundings } from '@workledger/contracts/invoicing/vat-categories'
import Decimal from 'decimal.js'
import fc from 'fast-check'
import { creditable, creditDocument, creditedWith, type Quantities } from './credit-note'
import { documentOf, type InvoiceDocument } from './invoice-document'
import { nothingSaid, plainLine, unknownCompany, unknownSeller } from './nothing-said'

const parties = {
  seller: { ...unknownSeller, name: 'Northwind' },
  client: {
    ...unknownCompany,
    client_id: 'c',
    name: 'Contoso',
    contact_name: null,
    contact_email: null,
  },
}

const decimals = (max: number, places: number) =>
  fc
    .integer({ min: 1, max: max * 10 ** places })
    .map((n) => new Decimal(n).dividedBy(10 ** places).toString())

const line = fc.record({
  quantity: decimals(50, 2),
  unit_price: decimals(200, 3),
  tax1: fc.boolean(),
  discount: fc.boolean(),
  vat: fc.constantFrom(
    {},
    { vat_category: 'S' as const, vat_rate: '7' },
    { vat_category: 'Z' as const, vat_rate: '0' },
  ),
})

const invoice = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    tax_rounding: fc.constantFrom(...taxRoundings),
    currency: fc.constantFrom('EUR', 'JPY'),
    /** Hundredths of the discounted amount; null: no fixed discount. */
    fixed: fc.option(fc.integer({ min: 0, max: 40 })),
    percent: fc.boolean(),
  })
  .map(({ lines, tax_rounding, currency, fixed, percent }) => {
    const dates = { invoice_date: '2026-05-04', due_date: '2026-06-03' }

    const charges = {
      tax_name1: 'Levy',
      tax_rate1: '2.5',
      discount_name: 'Less',
      discount_rate: percent || fixed === null ? '7.5' : null,
    }

    const items = lines.map(({ vat, ...each }, n) => ({
      ...plainLine,
      ...each,
      ...vat,
      item_id: `item ${n}`,
      description: `Item ${n}`,
    }))

    const borne = lines.reduce(
      (sum, each) =>
        each.discount ? sum.plus(new Decimal(each.quantity).times(each.unit_price)) : sum,
      new Decimal(0),
    )

    const discount_amount = fixed === null ? null : borne.times(fixed).dividedBy(100).toFixed(2, 1)
    const accounting = { currency: 'GBP', rate: '0.8571', source: 'ECB', day: '2026-05-03' }

    return documentOf(
      { ...nothingSaid, ...dates, ...charges, discount_amount, accounting, tax_rounding, currency },
      items,
      parties,
    )
  })

describe('a credit note', () => {
  it('takes all of an invoice back with its own sums', () =>
    fc.assert(
      fc.property(invoice, (whole) => {
        const { invoice_date: _, due_date: __, ...sums } = whole
        const discounts = whole.discounts.filter(({ base }) => Number(base) !== 0)

        expect(creditDocument(whole, {}, creditable(whole, {}), '2026-06-01')).toMatchObject({
          ...sums,
          discounts,
        })
      }),
    ))

  it('adds up with the others to the invoice, whatever each takes, and none is below zero', () =>
    fc.assert(
      fc.property(
        invoice,
        fc.array(fc.array(fc.nat(100), { minLength: 6, maxLength: 6 }), { maxLength: 4 }),
        (whole, shares) => {
          let credited: Quantities = {}
          const notes: InvoiceDocument[] = []

          const credit = (now: Quantities) => {
            const note = creditDocument(whole, credited, now, '2026-06-01')
            notes.push(note)
            credited = creditedWith(credited, note)
          }

          for (const share of shares) {
            const left = Object.entries(creditable(whole, credited))
            credit(
              Object.fromEntries(
                left.map(([item, quantity], n) => [
                  item,
                  new Decimal(quantity).times(share[n]!).dividedBy(100).toFixed(2, 1),
                ]),
              ),
            )
          }

          credit(creditable(whole, credited))
          expect(creditable(whole, credited)).toEqual({})
          const sum = (part: 'subtotal' | 'net' | 'tax' | 'total') =>
            notes.reduce((all, note) => all.plus(note[part]), new Decimal(0))

          for (const part of ['subtotal', 'net', 'tax', 'total'] as const)
            expect(sum(part).equals(whole[part])).toBe(true)

          const taxIn = notes.reduce(
            (all, note) => all.plus(note.accounting?.tax ?? 0),
            new Decimal(0),
          )

          expect(taxIn.equals(whole.accounting?.tax ?? 0)).toBe(true)

          for (const note of notes) {
            expect(new Decimal(note.net).plus(note.tax).equals(note.total)).toBe(true)

            for (const value of [
              note.total,
              note.tax,
              ...note.taxes.map((tax) => tax.amount),
              ...note.lines.map((each) => each.amount),
            ])
              expect(new Decimal(value).gte(0)).toBe(true)
          }
        },
      ),
      { numRuns: 40 },
    ))

  it('never takes more than is left', () => {
    const whole = fc.sample(invoice, 1)[0]!
    const [item, quantity] = Object.entries(creditable(whole, {}))[0]!
    const more = new Decimal(quantity).plus('0.01').toString()
    expect(() => creditDocument(whole, {}, { [item]: more }, '2026-06-01')).toThrow(
      expect.objectContaining({ code: 'invoice.credit_most' }),
    )
    expect(() =>
      creditDocument(whole, { [item]: quantity }, { [item]: '0.01' }, '2026-06-01'),
    ).toThrow(expect.objectContaining({ code: 'invoice.credit_most' }))
  })
})
