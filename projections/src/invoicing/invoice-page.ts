import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isUnit } from '@workledger/contracts/invoicing/units'
import { isolatedIn } from '@workledger/contracts/kernel/inserted'
import { languages } from '@workledger/contracts/kernel/languages'
import {
  colonIn,
  writtenDay,
  writtenList,
  writtenMoney,
  writtenNumber,
  writtenPercent,
  writtenSpan,
} from '@workledger/contracts/kernel/written'
import { addressLines } from '@workledger/contracts/kernel/written-address'
import type { InvoiceDocument } from '@workledger/domain/invoicing/invoice-document'
import { amount, minorUnits, total } from '@workledger/domain/kernel/money'
import Handlebars from 'handlebars'
import { pageFoot, paperStyle } from '../kernel/look/look'
import { type InvoiceWords, languageOf, type Notice, noticesOf, wordsOf } from './invoice-words'

export interface InvoicePage {
  document: InvoiceDocument
  /** Null for a draft, which the page marks as such. */
  invoice_number: string | null
  /** Decimal string. */
  paid: string
  /** Language of the page: `en` or `ar`. */
  locale: string
  /** A `data:` URL. */
  logo: string | null
  /** For a credit note: the invoice that it takes back. */
  corrects?: { number: string; day: string; reason: string | null }
}

/** The company as a notice shows it. */
export interface NoticeSender {
  name: string
  /** Address of a picture. */
  logo: string | null
  /** An address for mail or a phone number. */
  contact: string | null
}

const templates = new Map<string, Handlebars.TemplateDelegate>()

function invoiceTemplate(name: 'invoice' | 'notice'): Handlebars.TemplateDelegate {
  const known = templates.get(name)
  if (known) return known
  const compiled = Handlebars.compile(readFileSync(join(__dirname, `${name}.hbs`), 'utf8'), {
    strict: true,
  })
  templates.set(name, compiled)

  return compiled
}

/**
 * Renders an invoice as HTML without scripts or external resources: at most 900 px wide on screen,
 * A4 on paper.
 */
export function renderInvoice({
  document,
  invoice_number,
  paid,
  locale,
  logo,
  corrects,
}: InvoicePage): string {
  const language = languageOf(locale)
  const words = wordsOf(language)
  const { currency } = document
  const money = (value: string, most?: number) => writtenMoney(language, value, currency, most)
  const { discount } = document
  const percentage =
    discount && total([amount(discount.fixed ?? 0), amount(discount.amount).negated()], currency)
  const isPercent = discount && !(discount.fixed && amount(discount.rate).isZero())
  const byLine = document.tax_rounding === 'line'
  const rounding = byLine ? words.rounding : words.roundingTotal

  const title = `${corrects ? words.creditNote : words.invoice} ${invoice_number ?? words.draft}`

  return invoiceTemplate('invoice')({
    paperStyle: `${paperStyle()}\n${pageFoot(languages[language].dir, [title, document.seller.name])}`,
    language,
    direction: languages[language].dir,
    colon: colonIn(language),
    words,
    logo,
    heading: corrects ? words.creditNote : words.invoice,
    numberLabel: corrects ? words.creditNumber : words.number,
    title,
    draft: invoice_number === null,
    number: invoice_number,
    seller: {
      ...document.seller,
      address: addressLines(document.seller, language),
      facts: partyFacts(document.seller, words),
    },
    client: {
      ...document.client,
      address: addressLines(document.client, language),
      facts: partyFacts(document.client, words),
    },
    facts: [
      ...(corrects
        ? [
            {
              label: words.corrects,
              values: [corrects.number, writtenDay(language, corrects.day, 'long')],
            },
          ]
        : []),
      ...(document.supply_from
        ? [{ label: words.supplied, values: [supplied(document, language)] }]
        : []),
      ...(document.buyer_reference
        ? [{ label: words.reference, values: [document.buyer_reference] }]
        : []),
      ...(document.order_number ? [{ label: words.order, values: [document.order_number] }] : []),
    ],
    issued: writtenDay(language, document.invoice_date, 'long'),
    due: corrects ? null : writtenDay(language, document.due_date, 'long'),
    lines: document.lines.map((line) => ({
      description: lines(line.description),
      quantity: writtenNumber(language, line.quantity, 10),
      // For an unlisted code the number says enough.
      unit: isUnit(line.unit) ? words.unit(line.unit, Number(line.quantity)) : null,
      price: money(line.unit_price, 4),
      amount: money(line.amount),
      marks: marks(document, line, language, words.vat),
    })),
    subtotal: money(document.subtotal),
    charges: [
      ...(discount && isPercent
        ? [
            {
              name: discount.name,
              rate: writtenPercent(language, discount.rate),
              on: null,
              amount: money(percentage!),
            },
          ]
        : []),
      ...(discount?.fixed
        ? [
            {
              name: discount.name,
              rate: null,
              on: null,
              amount: money(amount(discount.fixed).negated().toString()),
            },
          ]
        : []),
      ...document.taxes.map(({ category, name, rate, reason, taxable, amount }) => ({
        name: [
          name || words.vat,
          category && category !== 'S' ? (reason ?? words.why[category]) : null,
        ]
          .filter(Boolean)
          .join(' · '),
        rate: writtenPercent(language, rate),
        on: category && words.taxable.replace('{amount}', isolatedIn(language, money(taxable))),
        amount: money(amount),
      })),
    ],
    total: money(document.total),
    paid: amount(paid).isZero() ? null : money(paid),
    balance: money(total([document.total, amount(paid).negated()], currency)),
    accounting: document.accounting
      ? {
          label: words.vatIn.replace('{currency}', document.accounting.currency),
          amount: writtenMoney(language, document.accounting.tax, document.accounting.currency),
          rate: [
            `1 ${currency} = ${writtenNumber(language, document.accounting.rate, 10)} ${document.accounting.currency}`,
            document.accounting.source,
            writtenDay(language, document.accounting.day, 'long'),
          ],
        }
      : null,
    reason: corrects?.reason ? lines(corrects.reason) : null,
    notes: corrects ? null : document.public_notes && lines(document.public_notes),
    terms: corrects ? null : document.seller.terms && lines(document.seller.terms),
    bank: corrects
      ? null
      : [groupedIban(document.seller.iban), document.seller.bic].filter(Boolean).join(' · ') ||
        null,
    rounding:
      discount || document.taxes.length > 0
        ? rounding.replace(
            '{step}',
            isolatedIn(language, money(amount(10).pow(-minorUnits(currency)).toString())),
          )
        : null,
  })
}

/**
 * Renders a page of one sentence for the client, such as the reason why a payment is not possible.
 */
export function renderNotice(locale: string, notice: Notice, sender: NoticeSender): string {
  const language = languageOf(locale)
  const { name, contact } = sender

  return invoiceTemplate('notice')({
    ...sender,
    initial: [...name.trim()][0]?.toUpperCase(),
    address: contact && addressOf(contact),
    language,
    direction: languages[language].dir,
    text: noticesOf(language)[notice].replace('{seller}', () => isolatedIn(language, name)),
  })
}

const addressOf = (contact: string) =>
  contact.includes('@') ? `mailto:${contact}` : `tel:${contact.replace(/[^\d+]/g, '')}`

/** Groups an IBAN by four, as it is printed on paper (ISO 13616). */
const groupedIban = (iban: string | null) =>
  iban?.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1\u00a0') ?? null

const lines = (text: string | null): string[] => text?.split(/\r?\n/) ?? []

/** Returns the names of a line's discount and taxes. */
const marks = (
  { discount, tax1, tax2 }: InvoiceDocument,
  line: InvoiceDocument['lines'][number],
  language: string,
  vat: string,
) =>
  writtenList(
    language,
    [
      line.discount && discount?.name,
      line.tax1 && tax1?.name,
      line.tax2 && tax2?.name,
      line.vat_category && `${vat} ${writtenPercent(language, line.vat_rate ?? '0')}`,
    ].filter((mark) => typeof mark === 'string' && mark !== '') as string[],
  )

type Party = InvoiceDocument['seller'] | InvoiceDocument['client']

const partyFacts = (party: Party, words: InvoiceWords) =>
  [
    { label: words.vatId, value: party.vat_id },
    { label: words.taxNumber, value: 'tax_number' in party ? party.tax_number : null },
    { label: words.registration, value: party.registration_number },
  ].filter(({ value }) => value)

const supplied = ({ supply_from, supply_to }: InvoiceDocument, language: string) =>
  writtenSpan(language, supply_from!, supply_to ?? supply_from!, 'long').replaceAll('\u2009', ' ')
