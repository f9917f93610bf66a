import type { BookFormat } from '@workledger/contracts/kernel/books'
import type { BookKey, PayBooks } from '@workledger/contracts/payroll/pay-books.events'
import { amount, rounded, total } from '../../kernel/money'
import type { PaySum } from '../pay-sums'

/** The sums of a department; null: employees without one, and erased people. */
export interface BookedGroup {
  readonly department_id: string | null
  readonly lines: readonly PaySum[]
}

export interface JournalLine {
  readonly account: string
  /** Empty without one. */
  readonly cost_centre: string
  readonly side: 'debit' | 'credit'
  /** Positive, with the currency's decimals. */
  readonly amount: string
  readonly text: string
}

export interface Missing {
  readonly what: 'account' | 'digits' | 'datev'
  readonly key: string | null
  readonly name: string
}

export interface JournalEntry {
  readonly lines: readonly JournalLine[]
  /** Sum of the debits, and of the credits. */
  readonly total: string
  readonly missing: readonly Missing[]
}

/**
 * Returns the journal entry of a pay run: basic pay, allowances and paid expenses are debits,
 * deductions and the net pay that is owed are credits. A negative sum, as of a reversal, changes
 * its side. Sums are rounded before, so debits equal credits exactly. Without an account for each
 * line the entry is empty and says what is missing.
 */
export function journalEntry(
  groups: readonly BookedGroup[],
  books: PayBooks,
  { currency, format, net }: { currency: string; format: BookFormat; net: string },
): JournalEntry {
  const accounts = new Map(books.accounts.map(({ key, account }) => [key, account]))
  const centres = new Map(
    books.cost_centres.map(({ department_id, code }) => [department_id, code]),
  )
  const missing = new Map<string, Missing>()
  const lines: JournalLine[] = []

  const book = (line: Posting) => {
    const found = accountOf(accounts, line, format)
    if ('what' in found) missing.set(`${found.what} ${found.key}`, found)
    else if (!amount(line.amount).isZero()) lines.push(...posted(line, found.account, currency))
  }

  for (const { department_id, lines: sums } of groups)
    for (const { side, category_id, name, amount: sum } of sums)
      book({
        key: side,
        own: category_id,
        text: name || side,
        side: side === 'deduction' ? 'credit' : 'debit',
        amount: sum,
        cost_centre: (department_id && centres.get(department_id)) || '',
      })

  const owed = { key: 'net', own: null, text: 'Net pay', amount: net, cost_centre: '' } as const
  book({ ...owed, side: 'credit' })

  if (format === 'datev')
    for (const each of missingForDatev(books)) missing.set(each.what + each.key, each)
  if (missing.size > 0)
    return { lines: [], total: rounded(0, currency), missing: [...missing.values()] }

  return { lines, total: balanced(lines, currency), missing: [] }
}

interface Posting {
  readonly key: BookKey
  /** A category that may have an account of its own. */
  readonly own: string | null
  readonly text: string
  readonly side: 'debit' | 'credit'
  readonly amount: string
  readonly cost_centre: string
}

function accountOf(
  accounts: ReadonlyMap<string, string>,
  { key, own, text }: Posting,
  format: BookFormat,
): { account: string } | Missing {
  const account = (own && accounts.get(own)) || accounts.get(key)
  const subject = own ? { key: own, name: text } : { key, name: '' }
  if (!account) return { what: 'account', ...subject }
  return format !== 'datev' || /^\d{1,8}$/.test(account)
    ? { account }
    : { what: 'digits', ...subject }
}

function posted(
  { side, amount: sum, cost_centre, text }: Posting,
  account: string,
  currency: string,
): JournalLine[] {
  const other = side === 'debit' ? 'credit' : 'debit'
  const negative = amount(sum).isNegative()
  return [
    {
      account,
      cost_centre,
      side: negative ? other : side,
      amount: rounded(amount(sum).abs(), currency),
      text,
    },
  ]
}

/** DATEV books each line against a clearing account, in the name of a consultant and a client. */
function missingForDatev({ accounts, datev }: PayBooks): Missing[] {
  const clearing = accounts.find(({ key }) => key === 'clearing')?.account

  return [
    ...(datev ? [] : [{ what: 'datev' as const, key: null, name: '' }]),
    ...(clearing ? [] : [{ what: 'account' as const, key: 'clearing', name: '' }]),
    ...(clearing && !/^\d{1,8}$/.test(clearing)
      ? [{ what: 'digits' as const, key: 'clearing', name: '' }]
      : []),
  ]
}

/** Returns the sum of a side. Throws if the other differs, because no such file may leave. */
function balanced(lines: readonly JournalLine[], currency: string): string {
  const sumOf = (side: JournalLine['side']) =>
    total(
      lines.filter((line) => line.side === side).map((line) => line.amount),
      currency,
    )

  const [debits, credits] = [sumOf('debit'), sumOf('credit')]
  if (debits !== credits) throw new Error(`Debits of ${debits} differ from credits of ${credits}.`)
  return debits
}
