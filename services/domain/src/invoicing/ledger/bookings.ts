import type { MissingInLedger } from '@workledger/contracts/invoicing/ledger.api'
import type {
  LedgerBooks,
  LedgerKey,
  LedgerSource,
} from '@workledger/contracts/invoicing/ledger.events'
import type { BookFormat } from '@workledger/contracts/kernel/books'
import { amount, rounded, total } from '../../kernel/money'
import type { LedgerEntry, RateSums } from './entries'

/** An amount from one account to another, with the tax that belongs to it. */
export interface Movement {
  readonly debit: string
  readonly credit: string
  /** Whether the tax and the sides turn: of a credit note and a reversal. */
  readonly turned: boolean
  readonly net: string
  readonly tax: string
  readonly tax_account: string
  readonly datev_key: string
  readonly xero_tax_rate: string
}

export interface Booking {
  readonly entry: LedgerEntry
  readonly text: string
  readonly movements: readonly Movement[]
}

export interface Booked {
  readonly bookings: readonly Booking[]
  readonly leftOut: number
  readonly missing: readonly MissingInLedger[]
}

export interface Asked {
  readonly source: LedgerSource
  readonly format: BookFormat
  readonly currency: string
  /** The company's currency. */
  readonly base: string
  /** Account to which payroll books paid claims; null if it books none. */
  readonly payrollClaims: string | null
}

/** Xero books no journal on a bank account: its own statement brings payments. */
const needsBank = ({ kind }: LedgerEntry) =>
  !['invoice', 'credit-note', 'claim', 'claim-withdrawal'].includes(kind)

/**
 * Returns each entry as movements between the accounts of the books, or what is missing. Amounts are
 * those of the documents, which are rounded already.
 */
export function bookingsOf(
  entries: readonly LedgerEntry[],
  books: LedgerBooks,
  asked: Asked,
): Booked {
  const taken = asked.format === 'xero' ? entries.filter((entry) => !needsBank(entry)) : entries
  const accounts = new Accounts(books, asked)
  const bookings = taken.map((entry) => ({
    entry,
    text: textOf(entry),
    movements: movementsOf(entry, accounts, asked.currency),
  }))

  if (taken.length > 0) accounts.checkFormat(taken)
  const missing = accounts.missing()

  return {
    bookings: missing.length > 0 ? [] : bookings,
    leftOut: entries.length - taken.length,
    missing,
  }
}

/** Looks accounts up, and collects those that are missing. */
class Accounts {
  private readonly lacking = new Map<string, MissingInLedger>()
  private readonly byKey: ReadonlyMap<string, string>

  constructor(
    private readonly books: LedgerBooks,
    private readonly asked: Asked,
  ) {
    this.byKey = new Map(books.accounts.map(({ key, account }) => [key, account]))
  }

  of(key: LedgerKey): string {
    return this.checked(this.byKey.get(key), 'account', key)
  }

  /** Returns the accounts of a rate; what the format does not need may be missing. */
  ofRate({ category, rate, tax }: RateSums) {
    const { format } = this.asked
    const key = `${category} ${rate}`
    const found = this.books.rates.find(
      (each) => each.category === category && amount(each.rate).equals(rate),
    )
    const taxed = !amount(tax).isZero()

    if (found && format === 'quickbooks' && taxed && !found.tax) this.lack('tax', key)
    if (found && format === 'xero' && !found.xero_tax_rate) this.lack('tax_rate', key)

    return {
      revenue: this.checked(found?.revenue, 'rate', key),
      tax_account: found?.tax ?? '',
      datev_key: found?.datev_key ?? '',
      xero_tax_rate: found?.xero_tax_rate ?? this.books.xero_tax_rate,
    }
  }

  get untaxed() {
    return this.books.xero_tax_rate
  }

  checkFormat(entries: readonly LedgerEntry[]): void {
    const { format, currency, base, payrollClaims } = this.asked

    if (format === 'datev' && !this.books.datev) this.lack('datev', null)
    if (format === 'datev' && currency !== base) this.lack('currency', currency)
    const claims = entries.some(({ kind }) => kind === 'claim')
    if (claims && payrollClaims !== null && payrollClaims !== this.byKey.get('claims'))
      this.lack('claims', payrollClaims)
  }

  missing(): MissingInLedger[] {
    return [...this.lacking.values()]
  }

  private checked(account: string | undefined, what: 'account' | 'rate', key: string): string {
    if (!account) this.lack(what, key)
    // An account of a debtor has one digit more than those of the general ledger.
    else if (this.asked.format === 'datev' && !/^\d{1,9}$/.test(account)) this.lack('digits', key)

    return account ?? ''
  }

  private lack(what: MissingInLedger['what'], key: string | null): void {
    this.lacking.set(`${what} ${key}`, { what, key })
  }
}

function movementsOf(entry: LedgerEntry, accounts: Accounts, currency: string): Movement[] {
  const plain = (debit: LedgerKey, credit: LedgerKey, turned: boolean, net: string): Movement[] =>
    amount(net).isZero()
      ? []
      : [
          {
            debit: accounts.of(debit),
            credit: accounts.of(credit),
            turned,
            net,
            tax: rounded(0, currency),
            tax_account: '',
            datev_key: '',
            xero_tax_rate: accounts.untaxed,
          },
        ]

  switch (entry.kind) {
    case 'invoice':
    case 'credit-note':
      return soldMovements(entry, accounts, plain)
    case 'payment':
    case 'payment-reversal':
      return plain('bank', 'receivable', entry.kind === 'payment-reversal', entry.amount)
    case 'claim':
    case 'claim-withdrawal':
      return plain(
        entry.category as LedgerKey,
        'claims',
        entry.kind === 'claim-withdrawal',
        entry.amount,
      )
    case 'reimbursement':
    case 'reimbursement-reversal':
      return plain('claims', 'bank', entry.kind === 'reimbursement-reversal', entry.amount)
    default:
      return entry.kind satisfies never
  }
}

function soldMovements(
  { kind, sums }: LedgerEntry,
  accounts: Accounts,
  plain: (debit: LedgerKey, credit: LedgerKey, turned: boolean, net: string) => Movement[],
): Movement[] {
  if (!sums) return []
  const turned = kind === 'credit-note'

  const byRate = sums.rates.map((rate): Movement => {
    const { revenue, ...taxed } = accounts.ofRate(rate)
    const { net, tax } = rate
    return { debit: accounts.of('receivable'), credit: revenue, turned, net, tax, ...taxed }
  })

  return [
    ...byRate,
    ...plain('receivable', 'revenue', turned, sums.rest),
    ...plain('receivable', 'tax', turned, sums.levies),
  ]
}

const titles: Readonly<Record<LedgerEntry['kind'], string>> = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  payment: 'Payment',
  'payment-reversal': 'Payment reversed',
  claim: 'Expense',
  'claim-withdrawal': 'Expense withdrawn',
  reimbursement: 'Expense reimbursed',
  'reimbursement-reversal': 'Reimbursement reversed',
}

const textOf = ({ kind, reference, name }: LedgerEntry) =>
  [`${titles[kind]} ${reference}`, name].filter(Boolean).join(', ')

export interface LedgerLine {
  readonly account: string
  readonly side: 'debit' | 'credit'
  /** Positive. */
  readonly amount: string
  /** Whether it is what the client owes. */
  readonly of: 'receivable' | 'other'
}

const other = { debit: 'credit', credit: 'debit' } as const

/**
 * Returns the lines of a booking, one for each account and side. Throws if debits differ from
 * credits, because no such file may leave.
 */
export function linesOf({ entry, movements }: Booking, currency: string): LedgerLine[] {
  const sums = new Map<string, { line: Omit<LedgerLine, 'amount'>; parts: string[] }>()

  const add = (line: Omit<LedgerLine, 'amount'>, part: string) => {
    const key = `${line.side} ${line.account} ${line.of}`
    const known = sums.get(key) ?? { line, parts: [] }
    known.parts.push(part)
    sums.set(key, known)
  }

  const owes = entry.kind === 'invoice' || entry.kind === 'credit-note'

  for (const { debit, credit, turned, net, tax, tax_account } of movements) {
    const side = turned ? ('credit' as const) : ('debit' as const)
    const pays = !owes && entry.name !== ''
    const gross = total([net, tax], currency)

    add({ account: debit, side, of: owes ? 'receivable' : 'other' }, gross)
    add({ account: credit, side: other[side], of: pays ? 'receivable' : 'other' }, net)
    if (!amount(tax).isZero()) add({ account: tax_account, side: other[side], of: 'other' }, tax)
  }

  const lines = [...sums.values()].flatMap(({ line, parts }): LedgerLine[] => {
    const sum = amount(total(parts, currency))
    if (sum.isZero()) return []
    const side = sum.isNegative() ? other[line.side] : line.side
    return [{ ...line, side, amount: rounded(sum.abs(), currency) }]
  })

  const of = (side: LedgerLine['side']) =>
    total(
      lines.filter((line) => line.side === side).map((line) => line.amount),
      currency,
    )
  if (of('debit') !== of('credit'))
    throw new Error(`Debits of ${entry.reference} are ${of('debit')}, credits ${of('credit')}.`)

  return lines
}

/** Returns the sum of the debits of all bookings. */
export const totalOf = (bookings: readonly Booking[], currency: string) =>
  total(
    bookings.flatMap((booking) =>
      linesOf(booking, currency)
        .filter(({ side }) => side === 'debit')
        .map((line) => line.amount),
    ),
    currency,
  )
