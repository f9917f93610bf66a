import type { VatCategory } from '@workledger/contracts/invoicing/vat-categories'
import type { Fault } from '@workledger/contracts/kernel/faults'
import { amount, minorUnits, total } from '../../kernel/money'
import type { InvoiceDocument } from '../invoice-document'
import { taxesOf } from '../invoice-taxes'
import type { EAddress, EInvoice, EParty, ETax, EVat } from './semantic-model'

export interface IssuedInvoice {
  readonly kind: EInvoice['kind']
  readonly number: string
  readonly document: InvoiceDocument
  /** Decimal string. */
  readonly paid: string
  /** For a credit note: the invoice that it reverses. */
  readonly preceding: EInvoice['preceding']
}

export type EInvoiceOf =
  | { invoice: EInvoice; missing: readonly [] }
  | { invoice: undefined; missing: readonly Fault[] }

/** Codes of CEF's VATEX list, for categories whose name is the reason. */
const VATEX: Partial<Record<VatCategory, string>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
}

/** The unit *one* in UN/ECE Recommendation 20. */
const ONE = 'C62'

/** EN 16931 permits at most two decimals (BR-DEC). */
const MOST_DECIMALS = 2

/** Returns an issued invoice as an e-invoice of EN 16931, or the missing data. */
export function eInvoiceOf(issued: IssuedInvoice): EInvoiceOf {
  const missing = missingFor(issued)
  return missing.length > 0
    ? { invoice: undefined, missing }
    : { invoice: mapped(issued), missing: [] }
}

/**
 * Returns a sentence for each field that EN 16931 requires and the invoice lacks, with the rule
 * noted in the code.
 */
function missingFor({ document }: IssuedInvoice): Fault[] {
  const { seller, client, lines, taxes, currency } = document
  const used = new Set(taxes.map(({ category }) => category))
  const faults: Fault[] = []

  const need = (given: unknown, code: string, params?: Fault['params']) => {
    if (!given) faults.push(params ? { code, params } : { code })
  }

  const bare = lines.find((line) => vatOf(document, line) === undefined)
  need(!bare, 'einvoice.vat', { item: bare?.description.split('\n')[0] ?? '' }) // BR-CO-04
  for (const { category, name } of taxes) need(category, 'einvoice.other_tax', { name })
  need(minorUnits(currency) <= MOST_DECIMALS, 'einvoice.currency', { currency })
  need(seller.country, 'einvoice.seller_country') // BR-09
  need(client.country, 'einvoice.buyer_country') // BR-11
  const outside = used.has('O')

  // BR-CO-26; an invoice outside VAT has no VAT ID (BR-O-02).
  need(
    seller.registration_number || (seller.vat_id && !outside),
    outside ? 'einvoice.seller_registration' : 'einvoice.seller_id',
  )

  need(outside || seller.vat_id || seller.tax_number, 'einvoice.seller_vat') // BR-S-02 and its like
  need(seller.vat_id || !(used.has('K') || used.has('G')), 'einvoice.seller_vat_id') // BR-IC-02, BR-G-02
  need(client.vat_id || !used.has('K'), 'einvoice.buyer_vat_id') // BR-IC-02
  need(client.vat_id || client.registration_number || !used.has('AE'), 'einvoice.buyer_id') // BR-AE-02

  // BR-CO-17: the tax of a rate matches its sum to within one.
  for (const { taxable, rate, amount: tax, category } of taxes)
    need(
      !category || amount(taxable).times(rate).dividedBy(100).minus(tax).abs().lt(1),
      'einvoice.tax_rounding',
      { rate },
    )

  return faults.filter((fault, n) => faults.findIndex(({ code }) => code === fault.code) === n)
}

type Line = InvoiceDocument['lines'][number]

const toEVat = (category: VatCategory, rate: string): EVat => ({
  category,
  rate: category === 'O' ? null : amount(rate).toString(),
})

/** Returns the one VAT of a line; issuing refuses more than one. */
function vatOf({ tax1, tax2 }: InvoiceDocument, line: Line): EVat | undefined {
  const content = {
    tax_name1: tax1?.name,
    tax_rate1: tax1?.rate ?? null,
    tax_category1: tax1?.category,
    tax_name2: tax2?.name,
    tax_rate2: tax2?.rate ?? null,
    tax_category2: tax2?.category,
  }

  const vat = taxesOf(line, content).find(({ category }) => category !== null)
  return vat?.category ? toEVat(vat.category, vat.rate) : undefined
}

function mapped({ kind, number, document, paid, preceding }: IssuedInvoice): EInvoice {
  const { seller, client, currency, supply_from, supply_to } = document
  const within = document.taxes.some(({ category }) => category === 'K')
  const outside = document.taxes.some(({ category }) => category === 'O')
  const payable = total([document.total, amount(paid).negated()], currency)

  const taxes = document.taxes.map(({ category, rate, reason, taxable, amount: tax }): ETax => {
    // A taxed category needs no reason (BR-S-10, BR-Z-10).
    const free = category !== 'S' && category !== 'Z'
    return {
      ...toEVat(category!, rate),
      taxable,
      amount: tax,
      reason: free ? reason : null,
      reason_code: (free && VATEX[category!]) || null,
    }
  })

  return {
    kind,
    number,
    issued: document.invoice_date,
    due: document.due_date,
    currency,
    tax_accounting: document.accounting
      ? { currency: document.accounting.currency, tax: document.accounting.tax }
      : null,
    buyer_reference: document.buyer_reference,
    order_number: document.order_number,
    note: document.public_notes,
    preceding,
    seller: party(seller, { outside, tax_number: seller.tax_number, phone: seller.contact_phone }),
    buyer: party(client, { outside, tax_number: null, phone: null }),
    // A supply within the EU needs its day (BR-IC-11): by default that of the invoice.
    delivered: supply_to ?? supply_from ?? (within ? document.invoice_date : null),
    period: supply_from && supply_to ? { from: supply_from, to: supply_to } : null,
    // BR-IC-12
    deliver_to: within ? client.country : null,
    transfer: seller.iban
      ? { code: currency === 'EUR' ? '58' : '30', iban: seller.iban, bic: seller.bic }
      : null,
    terms: seller.terms,
    allowances: document.discounts
      .filter((part) => !amount(part.amount).isZero())
      .map((part) => ({
        ...toEVat(part.category!, part.vat_rate ?? '0'),
        amount: part.amount,
        base: part.fixed ? null : part.base,
        percent: part.fixed ? null : amount(document.discount?.rate ?? '0').toString(),
        reason: document.discount?.name || 'Discount',
      })),
    taxes,
    lines: document.lines.map((line, n) => {
      const [name = '', ...rest] = line.description.split(/\r?\n/)
      return {
        ...vatOf(document, line)!,
        id: String(n + 1),
        name,
        description: rest.length > 0 ? line.description : null,
        quantity: amount(line.quantity).toFixed(),
        unit: line.unit ?? ONE,
        price: amount(line.unit_price).toFixed(),
        amount: line.amount,
      }
    }),
    totals: {
      lines: document.subtotal,
      allowances: total([document.subtotal, amount(document.net).negated()], currency),
      net: document.net,
      tax: document.tax,
      total: document.total,
      paid: total([paid], currency),
      payable,
    },
  }
}

interface Company {
  readonly name: string
  readonly address: string | null
  readonly postcode: string | null
  readonly city: string | null
  readonly country: string | null
  readonly vat_id: string | null
  readonly registration_number: string | null
  readonly contact_name: string | null
  readonly contact_email: string | null
}

function party(
  company: Company,
  more: { outside: boolean; tax_number: string | null; phone: string | null },
): EParty {
  const { name, registration_number, contact_name, contact_email } = company

  const contact =
    contact_name || contact_email || more.phone
      ? { name: contact_name, phone: more.phone, email: contact_email }
      : null

  return {
    name,
    address: address(company),
    vat_id: more.outside ? null : company.vat_id,
    tax_number: more.outside ? null : more.tax_number,
    registration_number,
    contact,
  }
}

/** Returns at most three lines; further typed lines join the last one. */
function address({ address, postcode, city, country }: Company): EAddress {
  const lines = (address ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  return {
    lines: lines.length > 3 ? [...lines.slice(0, 2), lines.slice(2).join(', ')] : lines,
    postcode,
    city,
    country: country!,
  }
}
