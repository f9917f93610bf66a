import { cii } from '@workledger/domain/invoicing/einvoice/cii'
import { eInvoiceOf } from '@workledger/domain/invoicing/einvoice/einvoice'
import { aClient, aLine, aSeller, content } from '@workledger/domain/invoicing/einvoice/samples'
import { ubl } from '@workledger/domain/invoicing/einvoice/ubl'
import { documentOf } from '@workledger/domain/invoicing/invoice-document'
import { Decimal } from 'decimal.js'
import fc from 'fast-check'

/**
 * The sums that EN 16931 requires, in exact decimals. Schematron engines with floating point report
 * BR-S-08 for sums of odd cents, such as 0.1 + 0.2, although they are right.
 */
describe('sums of an e-invoice, added in decimals', () => {
  const parts = (xml: string, name: string) =>
    [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([\\s\\S]*?)</${name}>`, 'g'))].map(
      (found) => found[1]!,
    )

  const number = (xml: string, name: string) => new Decimal(parts(xml, name)[0]!.trim())
  const total = (amounts: readonly Decimal[]) =>
    amounts.reduce((sum, each) => sum.plus(each), new Decimal(0))
  /** Category and rate, by which VAT is broken down. */
  const group = (xml: string, category: string, rate: string) =>
    `${parts(xml, category)[0]} ${Number(parts(xml, rate)[0] ?? 0)}`

  interface Sums {
    readonly lines: readonly (readonly [group: string, amount: Decimal])[]
    readonly allowances: readonly (readonly [group: string, amount: Decimal])[]
    readonly taxes: readonly (readonly [
      group: string,
      taxable: Decimal,
      tax: Decimal,
      rate: Decimal,
    ])[]
    readonly told: Readonly<Record<'lines' | 'allowances' | 'net' | 'tax' | 'gross', Decimal>>
  }

  const ofCii = (xml: string): Sums => {
    const of = (part: string) => group(part, 'ram:CategoryCode', 'ram:RateApplicablePercent')
    const head = parts(xml, 'ram:ApplicableHeaderTradeSettlement')[0]!
    const sums = parts(head, 'ram:SpecifiedTradeSettlementHeaderMonetarySummation')[0]!

    const rest = head.replace(
      /<ram:SpecifiedTradeAllowanceCharge>[\s\S]*?<\/ram:SpecifiedTradeAllowanceCharge>/g,
      '',
    )

    return {
      lines: parts(xml, 'ram:IncludedSupplyChainTradeLineItem').map((line) => [
        of(line),
        number(line, 'ram:LineTotalAmount'),
      ]),
      allowances: parts(head, 'ram:SpecifiedTradeAllowanceCharge').map((part) => [
        of(part),
        number(part, 'ram:ActualAmount'),
      ]),
      taxes: parts(rest, 'ram:ApplicableTradeTax').map((tax) => [
        of(tax),
        number(tax, 'ram:BasisAmount'),
        number(tax, 'ram:CalculatedAmount'),
        number(tax, 'ram:RateApplicablePercent'),
      ]),
      told: {
        lines: number(sums, 'ram:LineTotalAmount'),
        allowances: new Decimal(parts(sums, 'ram:AllowanceTotalAmount')[0] ?? 0),
        net: number(sums, 'ram:TaxBasisTotalAmount'),
        tax: number(sums, 'ram:TaxTotalAmount'),
        gross: number(sums, 'ram:GrandTotalAmount'),
      },
    }
  }

  const ofUbl = (xml: string): Sums => {
    const of = (part: string) => group(part, 'cbc:ID', 'cbc:Percent')
    const sums = parts(xml, 'cac:LegalMonetaryTotal')[0]!
    const taxes = parts(xml, 'cac:TaxTotal')[0]!

    return {
      lines: parts(xml, 'cac:InvoiceLine').map((line) => [
        of(parts(line, 'cac:ClassifiedTaxCategory')[0]!),
        number(line, 'cbc:LineExtensionAmount'),
      ]),
      allowances: parts(xml, 'cac:AllowanceCharge').map((part) => [
        of(parts(part, 'cac:TaxCategory')[0]!),
        number(part, 'cbc:Amount'),
      ]),
      taxes: parts(taxes, 'cac:TaxSubtotal').map((tax) => {
        const category = parts(tax, 'cac:TaxCategory')[0]!
        return [
          of(category),
          number(tax, 'cbc:TaxableAmount'),
          number(tax, 'cbc:TaxAmount'),
          number(category, 'cbc:Percent'),
        ]
      }),
      told: {
        lines: number(sums, 'cbc:LineExtensionAmount'),
        allowances: new Decimal(parts(sums, 'cbc:AllowanceTotalAmount')[0] ?? 0),
        net: number(sums, 'cbc:TaxExclusiveAmount'),
        tax: number(taxes, 'cbc:TaxAmount'),
        gross: number(sums, 'cbc:TaxInclusiveAmount'),
      },
    }
  }

  const cents = (most: number) =>
    fc.integer({ min: 1, max: most * 100 }).map((amount) => new Decimal(amount).div(100).toFixed(2))

  const line = fc.record({
    quantity: fc
      .integer({ min: 1, max: 9_999 })
      .map((amount) => new Decimal(amount).div(1000).toFixed(3)),
    unit_price: cents(500),
    second: fc.boolean(),
    discount: fc.boolean(),
  })

  const discount = fc.oneof(
    fc.constant({ discount_rate: null }),
    fc
      .integer({ min: 1, max: 9_999 })
      .map((rate) => ({ discount_rate: new Decimal(rate).div(100).toFixed(2) })),
    fc.integer({ min: 1, max: 99 }).map((amount) => ({
      discount_rate: null,
      discount_amount: `0.${String(amount).padStart(2, '0')}`,
    })),
  )

  it.each([
    ['CII', cii, ofCii],
    ['UBL', ubl, ofUbl],
  ] as const)('hold in %s for whatever cents', (_, write, read) => {
    let seen = 0

    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), discount, (lines, less) => {
        const document = documentOf(
          { ...content, discount_name: 'Less', ...less },
          lines.map(({ second, ...rest }) => ({ ...aLine, ...rest, tax1: !second, tax2: second })),
          { seller: aSeller, client: aClient },
        )

        const { invoice } = eInvoiceOf({
          kind: 'invoice',
          number: 'INV-0002',
          document,
          paid: '0',
          preceding: null,
        })

        // A discount on nothing, or on more than the total, is refused before.
        if (!invoice) return
        seen++
        const { lines: sold, allowances, taxes, told } = read(write(invoice))

        for (const [of, taxable, tax, rate] of taxes) {
          const mine = (all: Sums['lines']) =>
            total(all.flatMap(([group, amount]) => (group === of ? [amount] : [])))

          expect([of, mine(sold).minus(mine(allowances)).toFixed(2)]).toEqual([
            of,
            taxable.toFixed(2),
          ])

          expect([of, taxable.times(rate).div(100).toDecimalPlaces(2).plus(0).toFixed(2)]).toEqual([
            of,
            tax.toFixed(2),
          ])
        }

        expect(total(sold.map(([, amount]) => amount)).toFixed(2)).toBe(told.lines.toFixed(2))
        expect(total(allowances.map(([, amount]) => amount)).toFixed(2)).toBe(
          told.allowances.toFixed(2),
        )
        expect(told.lines.minus(told.allowances).toFixed(2)).toBe(told.net.toFixed(2))
        expect(total(taxes.map(([, , tax]) => tax)).toFixed(2)).toBe(told.tax.toFixed(2))
        expect(told.net.plus(told.tax).toFixed(2)).toBe(told.gross.toFixed(2))
      }),
      { numRuns: 300 },
    )

    expect(seen).toBeGreaterThan(200)
  })
})
