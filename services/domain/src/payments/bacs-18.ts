import type { BankAccount } from '@workledger/contracts/payments/payments.events'
import { DateTime } from 'luxon'
import { bankingDaysFrom } from './banking-days'
import { digits } from './fixed-width'
import { sepaText } from './sepa-text'
import { endToEndId, inCents, type Payable } from './transfers'

export interface Bacs18 {
  /** Six letters or digits; the same payments have the same one. */
  readonly serial: string
  /** Day of the approval. */
  readonly created_on: string
  /** The day on which accounts are credited, a banking day. */
  readonly execution_date: string
  readonly company: string
  readonly debtor: {
    readonly name: string
    readonly account_number: string
    readonly routing: string
    /** Service user number. */
    readonly originator: string
  }
  /** In pounds, each with a UK account. */
  readonly transfers: readonly (Payable & { account: BankAccount })[]
}

/** Direct credit, and the debit of the company's own account that balances the credits. */
const CREDIT = '99'
const CONTRA = '17'

/**
 * Returns Bacs direct credits as a single processing day file of Standard 18 (Bacs, "File
 * structures", PN5011; HSBC, "Message implementation guide BACS Standard 18", 2012): labels of 80
 * characters, data records of 100, and one contra record. The same input gives the same bytes.
 */
export function bacs18(file: Bacs18): string {
  const { debtor, transfers } = file
  const pence = transfers.reduce((sum, { net_pay }) => sum + BigInt(inCents(net_pay)), 0n)
  const name = bacsText(debtor.name)
  const own = { ...debtor, sortCode: debtor.routing, name }

  const credits = transfers.map(({ entry_id, returns, net_pay, account }) =>
    dataRecord({
      to: { sortCode: account.routing!, account_number: account.account_number! },
      code: CREDIT,
      own,
      pence: inCents(net_pay),
      reference: endToEndId(entry_id, returns).slice(-18).toUpperCase(),
      holder: bacsText(account.holder),
    }),
  )

  const contra = dataRecord({
    to: own,
    code: CONTRA,
    own: { ...own, name: bacsText(file.company) },
    pence: String(pence),
    reference: 'CONTRA',
    holder: name,
  })

  const processing = bankingDaysFrom(file.execution_date, -1, 'bacs')
  const labels = labelsOf(file, processing)

  const totals = `UTL1${digits(pence, 13)}${digits(pence, 13)}${digits(1, 7)}${digits(credits.length, 7)}`

  const records = [
    ...[labels.volume, labels.header('HDR'), labels.format('HDR'), labels.user],
    ...credits,
    contra,
    ...[labels.header('EOF'), labels.format('EOF'), totals.padEnd(80)],
  ]

  return `${records.join('\r\n')}\r\n`
}

interface DataRecord {
  readonly to: { readonly sortCode: string; readonly account_number: string }
  readonly code: string
  readonly own: {
    readonly sortCode: string
    readonly account_number: string
    readonly name: string
  }
  readonly pence: string
  readonly reference: string
  readonly holder: string
}

function dataRecord({ to, code, own, pence, reference, holder }: DataRecord): string {
  return [
    to.sortCode,
    to.account_number,
    '0',
    code,
    own.sortCode,
    own.account_number,
    '    ',
    digits(pence, 11),
    own.name.padEnd(18),
    reference.padEnd(18),
    holder.padEnd(18),
  ].join('')
}

function labelsOf({ serial, created_on, debtor }: Bacs18, processing: string) {
  const user = debtor.originator
  const expiry = DateTime.fromISO(processing, { zone: 'utc' }).plus({ days: 7 }).toISODate()!

  const header = (label: 'HDR' | 'EOF') =>
    [
      `${label}1`,
      `A${user}S  1${user}`,
      serial,
      '0001',
      '0001',
      ' '.repeat(6),
      julian(created_on),
      julian(expiry),
      ' ',
      '000000',
    ]
      .join('')
      .padEnd(80)

  return {
    volume: `${`VOL1${serial}`.padEnd(41)}${user}`.padEnd(79).concat('1'),
    header,
    format: (label: 'HDR' | 'EOF') => `${`${label}2F0200000100`.padEnd(50)}00`.padEnd(80),
    user: `UHL1${julian(processing)}999999    000000001 DAILY  001`.padEnd(80),
  }
}

/** Returns a day as Bacs labels write it: a blank, two digits of the year, the day of the year. */
function julian(day: string): string {
  const date = DateTime.fromISO(day, { zone: 'utc' })
  return ` ${date.toFormat('yy')}${digits(date.ordinal, 3)}`
}

/** Returns a name in the characters of Bacs: capitals, digits, blank and & . - / */
const bacsText = (text: string): string =>
  sepaText(text, 70)
    .replaceAll('+', '&')
    .toUpperCase()
    .replace(/[^A-Z0-9 &./-]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, 18)
    .trim() || 'NOT PROVIDED'
