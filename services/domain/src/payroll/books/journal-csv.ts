import type { JournalLine } from './journal-entry'

export interface JournalCsv {
  readonly booked_on: string
  readonly currency: string
  readonly reference: string
  readonly description: string
  readonly lines: readonly JournalLine[]
}

type Cell = readonly [heading: string, value: string]

/** Quotes a cell; one that a spreadsheet would run begins with an apostrophe. */
const cell = (text: string) => {
  const safe = /^[=+@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function csv(rows: readonly (readonly Cell[])[]): Buffer {
  const headings = (rows[0] ?? []).map(([heading]) => cell(heading))
  const lines = [headings, ...rows.map((row) => row.map(([, value]) => cell(value)))]
  return Buffer.from(`${lines.map((line) => line.join(',')).join('\r\n')}\r\n`)
}

const [YEAR, MONTH, DAY] = [0, 1, 2]

/** Returns a journal entry as QuickBooks Online imports it, dates as MM/DD/YYYY. */
export const quickbooksFile = ({
  booked_on,
  currency,
  reference,
  description,
  lines,
}: JournalCsv) => {
  const date = booked_on.split('-')

  return csv(
    lines.map(({ account, cost_centre, side, amount, text }) => [
      ['Journal No.', reference],
      ['Journal Date', `${date[MONTH]}/${date[DAY]}/${date[YEAR]}`],
      ['Memo', description],
      ['Account', account],
      ['Debits', side === 'debit' ? amount : ''],
      ['Credits', side === 'credit' ? amount : ''],
      ['Description', text],
      ['Class', cost_centre],
      ['Currency', currency],
    ]),
  )
}

/** Returns a manual journal as Xero imports it: credits are negative, dates DD/MM/YYYY. */
export const xeroFile = (
  { booked_on, description, lines }: JournalCsv,
  { tax_rate }: { tax_rate: string },
) => {
  const date = booked_on.split('-')

  return csv(
    lines.map(({ account, cost_centre, side, amount, text }) => [
      ['*Narration', description],
      ['*Date', `${date[DAY]}/${date[MONTH]}/${date[YEAR]}`],
      ['Description', text],
      ['*AccountCode', account],
      ['*TaxRate', tax_rate],
      ['*Amount', side === 'debit' ? amount : `-${amount}`],
      ['TrackingName1', cost_centre ? 'Cost centre' : ''],
      ['TrackingOption1', cost_centre],
      ['TrackingName2', ''],
      ['TrackingOption2', ''],
    ]),
  )
}
