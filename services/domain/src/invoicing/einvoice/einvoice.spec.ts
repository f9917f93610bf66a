import { units } from '@workledger/contracts/invoicing/units'
import type { VatCategory } from '@workledger/contracts/invoicing/vat-categories'
import fc from 'fast-check'
import { amount } from '../../kernel/money'
import { documentOf, type InvoiceDocument } from '../invoice-document'
import { cii } from './cii'
import { eInvoiceOf } from './einvoice'
import { aClient, aLine, aSeller, content } from './samples'
import type { EInvoice } from './semantic-model'
import { ubl } from './ubl'

type Change = Partial<{ seller: object; client: object; content: object; lines: object[] }>

const documentWith = ({
  seller = {},
  client = {},
  content: more = {},
  lines = [{}],
}: Change = {}): InvoiceDocument =>
  documentOf(
    { ...content, ...more },
    lines.map((line) => ({ ...aLine, ...line })),
    { seller: { ...aSeller, ...seller }, client: { ...aClient, ...client } },
  )

const of = (document: InvoiceDocument, more: object = {}) =>
  eInvoiceOf({ kind: 'invoice', number: 'INV-0001', document, paid: '0', preceding: null, ...more })

const ready = (document: InvoiceDocument, more: object = {}): EInvoice => {
  const { invoice, missing } = of(document, more)
  if (!invoice) throw new Error(JSON.stringify(missing))
  return invoice
}

const missing = (change: Change) => of(documentWith(change)).missing.map(({ code }) => code)

const vat = (category: VatCategory, rate = '0') => ({
  tax_category1: category,
  tax_rate1: rate,
  tax_reason1: category === 'E' ? 'Article 132' : null,
})

/** Returns the texts of all elements of a name. */
const texts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(
    (found) => found[1],
  )

describe('an e-invoice', () => {
  it('says in both syntaxes what the invoice says', () => {
    const invoice = ready(
      documentWith({
        content: { supply_from: '2026-04-01', supply_to: '2026-04-30' },
        lines: [
          { description: 'Design\nTwo drafts' },
          { tax1: false, tax2: true, discount: false, unit: null, quantity: '2', unit_price: '10' },
        ],
      }),
      { paid: '10' },
    )

    const [first, second] = [ubl(invoice), cii(invoice)]

    // 3 × 33.335 = 100.01 less 10 %; 23 % of 90.01 and 6 % of 20.
    expect(invoice.totals).toEqual({
      lines: '120.01',
      allowances: '10.00',
      net: '110.01',
      tax: '21.90',
      total: '131.91',
      paid: '10.00',
      payable: '121.91',
    })

    expect(texts(first, 'cbc:TaxableAmount')).toEqual(['90.01', '20.00'])
    expect(texts(second, 'ram:BasisAmount')).toEqual(['90.01', '20.00', '100.01'])

    expect([texts(first, 'cbc:PayableAmount'), texts(second, 'ram:DuePayableAmount')]).toEqual([
      ['121.91'],
      ['121.91'],
    ])

    expect([texts(first, 'cbc:Percent'), texts(second, 'ram:RateApplicablePercent')]).toEqual([
      ['23', '23', '6', '23', '6'],
      ['23', '6', '23', '6', '23'],
    ])

    expect([texts(first, 'cbc:ActualDeliveryDate'), texts(first, 'cbc:StartDate')]).toEqual([
      ['2026-04-30'],
      ['2026-04-01'],
    ])

    expect(texts(second, 'udt:DateTimeString')).toEqual([
      '20260501',
      '20260430',
      '20260401',
      '20260430',
      '20260531',
    ])

    expect(first).toContain('unitCode="C62">2</cbc:InvoicedQuantity>')

    expect([texts(first, 'cbc:Name'), texts(first, 'cbc:Description')]).toEqual([
      ['Accounts', 'Ana', 'Design', 'Design'],
      ['Design\nTwo drafts'],
    ])

    expect(texts(first, 'cbc:Line')).toEqual(['Room 1, Back'])

    expect([texts(first, 'cbc:PaymentMeansCode'), texts(second, 'ram:IBANID')]).toEqual([
      ['58'],
      [aSeller.iban],
    ])
  })

  it('of a credit note names the invoice that it takes back', () => {
    const credit = ready(documentWith(), {
      kind: 'credit-note',
      preceding: { number: 'INV-0001', issued: '2026-04-01' },
    })

    const written = ubl(credit)
    expect(written).toMatch(
      /<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"/,
    )

    expect([
      texts(written, 'cbc:CreditNoteTypeCode'),
      texts(written, 'cbc:CreditedQuantity'),
    ]).toEqual([['381'], ['3']])

    expect(texts(written, 'cbc:InvoiceTypeCode')).toEqual([])
    expect(texts(cii(credit), 'ram:IssuerAssignedID')).toEqual(['PO-1', 'INV-0001'])
  })

  it('says why no VAT is charged, and only then', () => {
    const reasons = (category: VatCategory, rate?: string) => {
      const { taxes } = ready(documentWith({ content: vat(category, rate) }))
      return taxes.map(({ reason, reason_code, rate: stated }) => [reason, reason_code, stated])
    }

    expect(reasons('S', '23')).toEqual([[null, null, '23']])
    expect(reasons('Z')).toEqual([[null, null, '0']])
    expect(reasons('E')).toEqual([['Article 132', null, '0']])
    expect(reasons('AE')).toEqual([[null, 'VATEX-EU-AE', '0']])
    expect(reasons('K')).toEqual([[null, 'VATEX-EU-IC', '0']])
    expect(reasons('G')).toEqual([[null, 'VATEX-EU-G', '0']])
    expect(reasons('O')).toEqual([[null, 'VATEX-EU-O', null]])
    const within = ready(documentWith({ content: vat('K') }))

    expect([within.deliver_to, texts(ubl(within), 'cbc:ActualDeliveryDate')]).toEqual([
      'AT',
      ['2026-05-01'],
    ])

    // Invoices outside VAT have no VAT ids.
    const outside = ready(documentWith({ content: vat('O') }))
    expect([outside.seller.vat_id, outside.buyer.vat_id]).toEqual([null, null])
    expect(texts(ubl(outside), 'cbc:Percent')).toEqual([])
  })

  it('has the code of the unit of each line, by default pieces', () => {
    const invoice = ready(documentWith({ lines: [...units, null].map((unit) => ({ unit })) }))
    const codes = (xml: string, name: string) =>
      [...xml.matchAll(new RegExp(`<${name} unitCode="([^"]*)"`, 'g'))].map(([, code]) => code)
    expect(codes(ubl(invoice), 'cbc:InvoicedQuantity')).toEqual([...units, 'C62'])
    expect(codes(cii(invoice), 'ram:BilledQuantity')).toEqual([...units, 'C62'])
  })

  it('names missing fields', () => {
    expect(missing({})).toEqual([])
    expect(missing({ lines: [{}, { tax1: false, description: 'Gift' }] })).toEqual(['einvoice.vat'])
    expect(missing({ content: { tax_category2: null }, lines: [{ tax2: true }] })).toEqual([
      'einvoice.other_tax',
    ])
    expect(missing({ content: { currency: 'KWD' } })).toEqual(['einvoice.currency'])

    expect(missing({ seller: { country: null }, client: { country: null } })).toEqual([
      'einvoice.seller_country',
      'einvoice.buyer_country',
    ])

    expect(missing({ seller: { vat_id: null, registration_number: null } })).toEqual([
      'einvoice.seller_id',
      'einvoice.seller_vat',
    ])

    expect(missing({ seller: { vat_id: null, tax_number: '12/345' } })).toEqual([])
    expect(missing({ seller: { registration_number: null }, content: vat('O') })).toEqual([
      'einvoice.seller_registration',
    ])
    expect(missing({ seller: { vat_id: null, tax_number: '1' }, content: vat('G') })).toEqual([
      'einvoice.seller_vat_id',
    ])
    expect(missing({ client: { vat_id: null }, content: vat('K') })).toEqual([
      'einvoice.buyer_vat_id',
    ])
    expect(missing({ client: { vat_id: null }, content: vat('AE') })).toEqual(['einvoice.buyer_id'])
    // 250 lines of 0.03 at 19 % each round up to 0.01; their sum is 1.43.
    const small = { quantity: '1', unit_price: '0.03', discount: false }
    const many = Array.from({ length: 250 }, () => small)
    expect(missing({ content: { ...vat('S', '19'), tax_rounding: 'line' }, lines: many })).toEqual([
      'einvoice.tax_rounding',
    ])
    expect(missing({ content: vat('S', '19'), lines: many })).toEqual([])
  })

  it('escapes typed text, and has no character that XML lacks', () => {
    const evil = `<script>alert("x")</script> & ]]> \u0000\u0008\u001b\uFFFE\uD800 'é😀`

    const invoice = ready(
      documentWith({
        seller: {
          name: evil,
          address: evil,
          city: evil,
          postcode: evil,
          registration_number: evil,
          contact_name: evil,
          terms: evil,
        },
        client: { name: evil, address: evil, city: evil, contact_name: evil, contact_email: evil },
        content: {
          public_notes: evil,
          buyer_reference: evil,
          order_number: evil,
          discount_name: evil,
          ...vat('E'),
          tax_reason1: evil,
        },
        lines: [{ description: evil }],
      }),
    )

    for (const xml of [ubl(invoice), cii(invoice)]) {
      expect(xml).not.toMatch(
        /<script|\]\]>|[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u,
      )
      expect(xml.match(/&lt;script&gt;/g)!.length).toBeGreaterThan(14)
      expect(xml).toContain('é😀')
    }
  })

  it('adds up as EN 16931 wants it, whatever the lines', () => {
    const cents = fc.integer({ min: 0, max: 9_999_99 }).map((n) => (n / 100).toFixed(2))
    const thousandths = fc.integer({ min: 0, max: 99_999 }).map((n) => (n / 1000).toFixed(3))

    const line = fc.record({
      quantity: thousandths,
      unit_price: cents,
      discount: fc.boolean(),
      tax2: fc.boolean(),
    })

    const sum = (values: readonly string[]) =>
      values.reduce((before, value) => before.plus(value), amount(0)).toFixed(2)

    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 0, max: 10000 }),
        (lines, percent) => {
          const { totals, ...invoice } = ready(
            documentWith({
              content: { discount_rate: (percent / 100).toFixed(2) },
              lines: lines.map((each) => ({ ...each, tax1: !each.tax2 })),
            }),
          )

          expect(totals.lines).toBe(sum(invoice.lines.map((each) => each.amount))) // BR-CO-10
          expect(totals.allowances).toBe(sum(invoice.allowances.map((each) => each.amount))) // BR-CO-11
          expect(totals.net).toBe(amount(totals.lines).minus(totals.allowances).toFixed(2)) // BR-CO-13
          expect(totals.tax).toBe(sum(invoice.taxes.map((each) => each.amount))) // BR-CO-14
          expect(totals.total).toBe(sum([totals.net, totals.tax])) // BR-CO-15
          expect(totals.payable).toBe(amount(totals.total).minus(totals.paid).toFixed(2)) // BR-CO-16

          for (const { category, rate, taxable } of invoice.taxes) {
            // BR-S-08
            const same = (part: { category: string; rate: string | null }) =>
              part.category === category && part.rate === rate
            const of = sum(invoice.lines.filter(same).map((each) => each.amount))

            expect(taxable).toBe(
              amount(of)
                .minus(sum(invoice.allowances.filter(same).map((each) => each.amount)))
                .toFixed(2),
            )
          }
        },
      ),
      { numRuns: 100 },
    )
  })
})
