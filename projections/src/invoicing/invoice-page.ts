import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writtenDay, writtenMoney, writtenNumber, writtenPercent } from '@workledger/contracts/kernel/written'
import type { InvoiceDocument } from '@workledger/domain/invoicing/invoice-document'
import { amount, minorUnits, total } from '@workledger/domain/kernel/money'
import Handlebars from 'handlebars'
import { languageOf, type Notice, noticesOf, wordsOf } from './invoice-words'

export interface InvoicePage {
  document: InvoiceDocument
  /** Null for a draft, which is marked as one. */
  invoice_number: string | null
  /** Decimal string. */
  paid: string
  /** Language of the page, such as the workspace's: `en`, `ar`. */
  locale: string
}

const templates = new Map<string, Handlebars.TemplateDelegate>()
function template(name: 'invoice' | 'notice'): Handlebars.TemplateDelegate {
  const known = templates.get(name)
  if (known) return known
  const compiled = Handlebars.compile(readFileSync(join(__dirname, `${name}.hbs`), 'utf8'), { strict: true })
  templates.set(name, compiled)
  return compiled
}

/** An invoice as a page of HTML without scripts: at most 900 px wide on a screen, A4 on paper; it loads nothing. */
export function renderInvoice({ document, invoice_number, paid, locale }: InvoicePage): string {
  const language = languageOf(locale)
  const words = wordsOf(language)
  const { currency } = document
  const money = (value: string, most?: number) => writtenMoney(language, value, currency, most)
  const discount = document.discount && { ...document.discount, amount: amount(document.discount.amount).negated().toString() }
  const charges = [discount, document.tax1, document.tax2].filter((charge) => charge !== null)
  return template('invoice')({
    language,
    direction: directionOf(language),
    words,
    title: `${words.invoice} ${invoice_number ?? words.draft}`,
    draft: invoice_number === null,
    number: invoice_number,
    seller: { ...document.seller, address: lines(document.seller.address) },
    client: { ...document.client, address: lines(document.client.address) },
    issued: writtenDay(language, document.invoice_date, 'long'),
    due: writtenDay(language, document.due_date, 'long'),
    lines: document.lines.map((line) => ({
      description: lines(line.description),
      quantity: writtenNumber(language, line.quantity, 10),
      price: money(line.unit_price, 4),
      amount: money(line.amount),
      marks: marks(document, line),
    })),
    subtotal: money(document.subtotal),
    charges: charges.map((charge) => ({
      name: charge.name,
      rate: writtenPercent(language, charge.rate),
      amount: money(charge.amount),
    })),
    total: money(document.total),
    paid: amount(paid).isZero() ? null : money(paid),
    balance: money(total([document.total, amount(paid).negated()], currency)),
    notes: document.public_notes && lines(document.public_notes),
    terms: document.seller.terms && lines(document.seller.terms),
    rounding: charges.length > 0 ? words.rounding.replace('{step}', money(amount(10).pow(-minorUnits(currency)).toString())) : null,
  })
}

/** A page of one sentence for the client, such as why nothing can be paid here. */
export function renderNotice(locale: string, notice: Notice, seller: string): string {
  const language = languageOf(locale)
  return template('notice')({
    language,
    direction: directionOf(language),
    text: noticesOf(language)[notice].replace('{seller}', () => seller),
  })
}

const directionOf = (language: string) => (language === 'ar' ? 'rtl' : 'ltr')
const lines = (text: string | null): string[] => text?.split(/\r?\n/) ?? []
/** Names of the discount and the taxes that a line bears. */
const marks = ({ discount, tax1, tax2 }: InvoiceDocument, line: InvoiceDocument['lines'][number]) =>
  [line.discount && discount?.name, line.tax1 && tax1?.name, line.tax2 && tax2?.name].filter(Boolean).join(', ')
