import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { units } from '@workledger/contracts/invoicing/units'
import type { VatCategory } from '@workledger/contracts/invoicing/vat-categories'
import { cii } from '@workledger/domain/invoicing/einvoice/cii'
import { eInvoiceOf } from '@workledger/domain/invoicing/einvoice/einvoice'
import { aClient, aLine, aSeller, content } from '@workledger/domain/invoicing/einvoice/samples'
import { ubl } from '@workledger/domain/invoicing/einvoice/ubl'
import { documentOf } from '@workledger/domain/invoicing/invoice-document'
import { schematron } from './schematron'

/** The published rules, version 1.3.16, unchanged. */
const rulesOf = (syntax: 'UBL' | 'CII') =>
  schematron(gunzipSync(readFileSync(join(__dirname, `rules/EN16931-${syntax}.sch.gz`))).toString())

const MINUTES = 5 * 60_000

/** Rules and examples come from ConnectingEurope/eInvoicing-EN16931. */
describe('by the published rules of EN 16931', () => {
  const document = (more: object = {}, lines: object[] = [{}, { discount: false }]) =>
    documentOf(
      { ...content, ...more },
      lines.map((line) => ({ ...aLine, ...line })),
      { seller: aSeller, client: aClient },
    )

  const vat = (category: VatCategory) => ({
    tax_category1: category,
    tax_rate1: category === 'S' ? '23' : '0',
    tax_reason1: category === 'E' ? 'Article 132' : null,
  })

  const invoices = () => [
    ...(['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const).map(
      (category) => [category, document(vat(category))] as const,
    ),
    [
      'two rates over a month',
      document(
        { supply_from: '2026-04-01', supply_to: '2026-04-30', public_notes: 'Thank <you>' },
        [{}, { tax1: false, tax2: true, unit: null }, { quantity: '0.333', unit_price: '19.99' }],
      ),
    ] as const,
    [
      'a discount of an amount next to a percentage, and something taken off',
      // Whole amounts: this Schematron adds in floating point.
      document({ discount_amount: '30' }, [
        { quantity: '4', unit_price: '25' },
        { quantity: '4', unit_price: '25', tax1: false, tax2: true },
        { quantity: '-1', unit_price: '10', discount: false },
      ]),
    ] as const,
    [
      'VAT in the currency of the seller',
      document({
        ...vat('S'),
        currency: 'USD',
        accounting: { currency: 'EUR', rate: '0.92', source: 'ECB', day: '2026-04-30' },
      }),
    ] as const,
    [
      'every unit',
      document(
        vat('S'),
        units.map((unit) => ({ unit })),
      ),
    ] as const,
  ]

  const written = () =>
    invoices().flatMap(([name, of]) =>
      (['invoice', 'credit-note'] as const).map((kind) => {
        const preceding =
          kind === 'credit-note' ? { number: 'INV-0001', issued: '2026-04-01' } : null

        const { invoice, missing } = eInvoiceOf({
          kind,
          number: 'INV-0002',
          document: of,
          paid: '10',
          preceding,
        })

        if (!invoice) throw new Error(JSON.stringify(missing))

        return { name: `${name} ${kind}`, ubl: ubl(invoice), cii: cii(invoice) }
      }),
    )

  it.each(['UBL', 'CII'] as const)(
    'finds no fault in invoices in %s',
    (syntax) => {
      const rules = rulesOf(syntax)
      const key = syntax === 'UBL' ? 'ubl' : 'cii'
      const files = written()

      for (const file of files)
        expect([file.name, rules.failures(file[key])]).toEqual([file.name, []])

      // The rules do report a real fault.
      const wrong = files[0]![key].replace(
        /(<(?:cbc:TaxInclusiveAmount|ram:GrandTotalAmount)[^>]*>)[\d.]+/,
        '$11.00',
      )

      expect(rules.failures(wrong)).toEqual(['BR-CO-16', 'BR-CO-15'])
      const nameless = files[0]![key].replace(/<(cbc:ID|ram:ID)>INV-0002<\/\1>/, '<$1></$1>')
      expect(rules.failures(nameless)).toContain('BR-02')
    },
    MINUTES,
  )

  // They are not part of this repository: EN16931_RULES names a checkout.
  const examples = process.env.EN16931_RULES && join(process.env.EN16931_RULES, 'ubl/examples')
  const given = examples ? it : it.skip

  given('examples that fit are rebuilt with the same totals and VAT', () => {
    const fitting = readdirSync(examples!)
      .map((name) => ({ name, ...rebuilt(readFileSync(join(examples!, name), 'utf8')) }))
      .filter((example) => example.fits)
    expect(fitting.length).toBeGreaterThan(4)
    for (const { name, theirs, ours } of fitting) expect([name, ours]).toEqual([name, theirs])
  })
})

const numbers = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<cbc:${name}[^>]*>\\s*(-?[\\d.]+)\\s*<`, 'g'))].map((found) =>
    Number(found[1]),
  )

const parts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<cac:${name}>([\\s\\S]*?)</cac:${name}>`, 'g'))].map(
    (found) => found[1]!,
  )

const word = (xml: string, name: string) =>
  new RegExp(`<cbc:${name}[^>]*>\\s*([^<]*?)\\s*<`).exec(xml)?.[1]

/**
 * Rebuilds an example as an invoice of ours, if it has only features that ours have. Charges,
 * allowances, negative lines, price bases and roundings are none of them.
 */
function rebuilt(xml: string) {
  const invoiceLines = [...parts(xml, 'InvoiceLine'), ...parts(xml, 'CreditNoteLine')]

  const lines = invoiceLines.map((line) => ({
    quantity: word(line, 'InvoicedQuantity') ?? word(line, 'CreditedQuantity') ?? '',
    unit_price: word(line, 'PriceAmount') ?? '',
    amount: word(line, 'LineExtensionAmount') ?? '',
    vat: parts(line, 'ClassifiedTaxCategory')[0] ?? '',
  }))

  const fits =
    lines.length > 0 &&
    !/<cac:AllowanceCharge>|<cbc:BaseQuantity|<cbc:PayableRoundingAmount/.test(xml) &&
    lines.every(
      ({ quantity, unit_price, amount }) =>
        Number(quantity) >= 0 &&
        (Number(quantity) * Number(unit_price)).toFixed(2) === Number(amount).toFixed(2),
    )

  const document =
    fits &&
    documentOf(
      {
        ...content,
        currency: word(xml, 'DocumentCurrencyCode') ?? 'EUR',
        tax_category1: null,
        tax_category2: null,
      },
      lines.map(({ quantity, unit_price, vat }) => ({
        ...aLine,
        quantity,
        unit_price,
        tax1: false,
        discount: false,
        vat_category: (word(vat, 'ID') ?? null) as VatCategory | null,
        vat_rate: word(vat, 'Percent') ?? '0',
        vat_reason: 'As published',
      })),
      { seller: aSeller, client: aClient },
    )

  const taxes = (of: readonly (readonly [taxable: number, tax: number])[]) =>
    of.toSorted((a, b) => a[0] - b[0])

  return {
    fits,
    theirs: {
      net: numbers(xml, 'TaxExclusiveAmount')[0],
      total: numbers(xml, 'TaxInclusiveAmount')[0],
      taxes: taxes(
        parts(xml, 'TaxSubtotal').map(
          (tax) => [numbers(tax, 'TaxableAmount')[0]!, numbers(tax, 'TaxAmount')[0]!] as const,
        ),
      ),
    },
    ours: document && {
      net: Number(document.net),
      total: Number(document.total),
      taxes: taxes(
        document.taxes.map(({ taxable, amount }) => [Number(taxable), Number(amount)] as const),
      ),
    },
  }
}
