import type { BankAccount } from '@workledger/contracts/payments/payments.events'
import { digits } from './fixed-width'
import { sepaText } from './sepa-text'
import { endToEndId, inCents, type Payable } from './transfers'

export interface Nacha {
  /** A letter or digit that tells files of a day apart; the same payments have the same one. */
  readonly modifier: string
  /** ISO 8601 in UTC. */
  readonly created_at: string
  /** A banking day of the Federal Reserve. */
  readonly execution_date: string
  readonly end: string
  readonly debtor: {
    readonly name: string
    readonly routing: string
    /** Company identification of the originator. */
    readonly originator: string
  }
  /** In dollars, each with a US account. */
  readonly transfers: readonly (Payable & { account: BankAccount })[]
}

/** The count of a batch's entries has six digits. */
const MOST_IN_BATCH = 999_999

type Transfer = Nacha['transfers'][number]

interface Batch {
  readonly number: number
  readonly entries: readonly Transfer[]
}

/**
 * Returns salaries as an ACH file (Nacha Operating Rules, appendix 3): records of 94 characters,
 * credits of the class PPD to checking and savings accounts, blocks of ten records. The file is not
 * balanced by a debit; the bank debits the company. Salaries need no addenda. The same input gives
 * the same bytes.
 */
export function nacha(file: Nacha): string {
  const batches = batchesOf(file.transfers)
  const origin = file.debtor.routing.slice(0, 8)

  const bodies = batches.flatMap(({ number, entries }) => [
    batchHeader(file, number),
    ...entries.map((entry, n) => entryDetail(entry, `${origin}${digits(n + 1, 7)}`)),
    control('8', entries, [
      file.debtor.originator.padEnd(10),
      ' '.repeat(25),
      origin,
      digits(number, 7),
    ]),
  ])

  const lines = 2 + bodies.length
  const blocks = Math.ceil(lines / 10)
  const counts = `${digits(batches.length, 6)}${digits(blocks, 6)}`
  const { count, hash, cents } = sums(file.transfers)
  const totals = `9${counts}${digits(count, 8)}${hash}${digits(0, 12)}${digits(cents, 12)}`
  const filler = Array.from({ length: blocks * 10 - lines }, () => '9'.repeat(94))
  const records = [fileHeader(file), ...bodies, totals.padEnd(94), ...filler]

  return `${records.join('\r\n')}\r\n`
}

function batchesOf(all: readonly Transfer[]): Batch[] {
  const batches: Batch[] = []

  for (let n = 0; n < all.length; n += MOST_IN_BATCH)
    batches.push({ number: batches.length + 1, entries: all.slice(n, n + MOST_IN_BATCH) })

  return batches
}

function fileHeader({ modifier, created_at, debtor }: Nacha): string {
  const [day, time] = [created_at.slice(2, 10), created_at.slice(11, 16)]

  return [
    '101',
    ` ${debtor.routing}`,
    debtor.originator.padStart(10),
    day.replaceAll('-', ''),
    time.replace(':', ''),
    modifier,
    '094',
    '10',
    '1',
    ' '.repeat(23),
    achText(debtor.name, 23),
    ' '.repeat(8),
  ].join('')
}

function batchHeader({ debtor, execution_date, end }: Nacha, number: number): string {
  const date = (day: string) => day.slice(2).replaceAll('-', '')

  return [
    '5220',
    achText(debtor.name, 16),
    ' '.repeat(20),
    debtor.originator.padEnd(10),
    'PPD',
    'PAYROLL   ',
    date(end),
    date(execution_date),
    '   ',
    '1',
    debtor.routing.slice(0, 8),
    digits(number, 7),
  ].join('')
}

function entryDetail({ entry_id, returns, net_pay, account }: Transfer, trace: string): string {
  return [
    '6',
    account.account_type === 'savings' ? '32' : '22',
    account.routing!,
    account.account_number!.padEnd(17),
    digits(inCents(net_pay), 10),
    endToEndId(entry_id, returns).slice(-15).toUpperCase(),
    achText(account.holder, 22),
    '  ',
    '0',
    trace,
  ].join('')
}

/** Returns a control record of a batch. */
const control = (type: '8', entries: readonly Transfer[], end: readonly string[]): string => {
  const { count, hash, cents } = sums(entries)
  return [`${type}220`, digits(count, 6), hash, digits(0, 12), digits(cents, 12), ...end].join('')
}

function sums(entries: readonly Transfer[]) {
  let cents = 0n
  let hash = 0n

  for (const { net_pay, account } of entries) {
    cents += BigInt(inCents(net_pay))
    hash += BigInt(account.routing!.slice(0, 8))
  }

  // Of a longer sum the ten last digits count.
  return { count: entries.length, cents, hash: digits(hash, 10).slice(-10) }
}

/** Returns a text in the characters of the ACH, filled to its length. */
const achText = (text: string, length: number): string =>
  (sepaText(text, length).replaceAll('+', '&').trim() || 'NOT PROVIDED')
    .slice(0, length)
    .padEnd(length)
