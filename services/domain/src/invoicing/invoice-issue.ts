import { refuse } from '@workledger/contracts/kernel/errors'
import type { Fault, FieldErrors } from '@workledger/contracts/kernel/faults'
import { shiftYears } from '../kernel/bounds'
import { amount } from '../kernel/money'
import { nameFaults } from './invoice-checks'
import type { Parties } from './invoice-document'
import type { InvoiceContent, Item } from './invoice-state'
import { taxesOf, vatFaults } from './invoice-taxes'
import { invoiceTotals } from './invoice-totals'

export interface Supply {
  readonly supply_from: string | null
  readonly supply_to: string | null
}

/** The facts for issuing in addition to the draft and its parties. */
export interface IssueFacts {
  /** Today's date at the workspace. */
  readonly today: string
  /** The last document of the same series dated today or earlier. */
  readonly latest: { readonly number: string; readonly day: string } | null
  /** First and last day of the draft's billed time. */
  readonly billed: Supply
  /** The company's own currency. */
  readonly currency?: string | undefined
  /** Some of that time changed after it was added. */
  readonly stale: boolean
}

/** Where the missing data is entered. */
export type FaultPlace = 'invoice' | 'setting' | 'client'

export interface IssueFault extends Fault {
  /** The invoice's field, if any. */
  readonly field?: string | undefined
}

export const noSupply: Supply = { supply_from: null, supply_to: null }

/** Returns the dates of supply: typed ones, else those of the billed time. */
export const supplied = (typed: Supply, billed: Supply): Supply => ({
  supply_from: typed.supply_from ?? billed.supply_from,
  supply_to: typed.supply_to ?? billed.supply_to,
})

export const placeOf = ({ code }: Fault): FaultPlace =>
  code.startsWith('invoice.seller')
    ? 'setting'
    : code.startsWith('invoice.buyer')
      ? 'client'
      : 'invoice'

/** Refuses a date of issue in the future, or before that of the series' last document. */
export function issueDateFault(
  day: string,
  { today, latest }: Pick<IssueFacts, 'today' | 'latest'>,
  field = 'invoice_date',
): IssueFault | undefined {
  if (day > today) return { code: 'invoice.issue_future', params: { date: day, today }, field }

  if (latest && day < latest.day)
    return {
      code: 'invoice.issue_early',
      params: { date: day, today, number: latest.number, latest: latest.day },
      field,
    }

  return undefined
}

/** Returns all faults that prevent issuing a draft, in the order of the page. */
export function issueFaults(
  content: InvoiceContent,
  lines: readonly Item[],
  { seller, client, facts }: Parties & { facts?: IssueFacts | undefined },
): IssueFault[] {
  if (lines.length === 0) return [{ code: 'invoice.empty' }, ...dateFaults(content, lines, facts)]
  return [
    ...(facts?.stale ? [{ code: 'invoice.time_stale' }] : []),
    ...Object.entries(nameFaults(content, lines)).flatMap(([field, faults]) =>
      faults.map((fault) => ({ ...fault, field })),
    ),
    ...dateFaults(content, lines, facts),
    ...vatFaults(lines, content, { seller, client }),
    ...sumFaults(content, lines, facts),
  ]
}

function sumFaults(
  content: InvoiceContent,
  lines: readonly Item[],
  facts: IssueFacts | undefined,
): IssueFault[] {
  const { total, taxes } = invoiceTotals(lines, content, content.currency)
  const { exchange_rate, exchange_source, exchange_on, currency: from } = content
  const charged = taxes.some(
    ({ category, amount: tax }) => category !== null && !amount(tax).isZero(),
  )
  const needed = facts?.currency !== undefined && facts.currency !== from && charged
  const faults: IssueFault[] = amount(total).isNegative() ? [{ code: 'invoice.below_zero' }] : []

  if (needed && !(exchange_rate && exchange_source && exchange_on))
    faults.push({
      code: 'invoice.exchange_missing',
      params: { currency: facts.currency!, from },
      field: 'exchange_rate',
    })

  if (facts && exchange_on && exchange_on > facts.today)
    faults.push({ code: 'invoice.exchange_future', field: 'exchange_on' })

  const supply = supplied(content, facts?.billed ?? noSupply).supply_from ?? content.invoice_date

  if (facts && exchange_on && exchange_on < shiftYears(supply, -1))
    faults.push({ code: 'invoice.exchange_old', field: 'exchange_on' })

  return faults
}

/**
 * Returns the second currency of VAT; undefined if the invoice is in the company's own currency.
 */
export function accountingOf(
  { currency: from, exchange_rate, exchange_source, exchange_on }: InvoiceContent,
  company: string | undefined,
) {
  if (
    company === undefined ||
    company === from ||
    !exchange_rate ||
    !exchange_source ||
    !exchange_on
  )
    return undefined

  return { currency: company, rate: exchange_rate, source: exchange_source, day: exchange_on }
}

function dateFaults(
  content: InvoiceContent,
  lines: readonly Item[],
  facts: IssueFacts | undefined,
): IssueFault[] {
  if (!facts) return []
  const { supply_from, supply_to } = supplied(content, facts.billed)
  const dated = issueDateFault(content.invoice_date, facts)
  const within = lines.some((line) =>
    taxesOf(line, content).some(({ category }) => category === 'K'),
  )

  return [
    ...(dated ? [dated] : []),
    ...(supply_to && (!supply_from || supply_to < supply_from)
      ? [{ code: 'invoice.supply', field: 'supply_to' }]
      : []),
    // BR-IC-11
    ...(within && !supply_from ? [{ code: 'invoice.supply_needed', field: 'supply_from' }] : []),
  ]
}

/** Refuses with the first fault and the list of all: each under its field, or under `invoice`. */
export function refuseFaults(faults: readonly IssueFault[]): never {
  const fields: FieldErrors = {}

  for (const { field = 'invoice', code, params } of faults)
    fields[field] = [...(fields[field] ?? []), { code, params }]

  const { field, code, params } = faults[0]!

  return refuse(field ? 'validation' : code, { params, fields })
}
