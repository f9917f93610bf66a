interface CsvLine {
  readonly account: string
  readonly cost_centre: string
  readonly side: 'debit' | 'credit'
  readonly amount: string
  readonly text: string
  /** The client of a receivable, which QuickBooks asks for. */
  readonly name?: string
}

export interface JournalCsv {
  readonly booked_on: string
  readonly currency: string
  readonly reference: string
  readonly description: string
  readonly lines: readonly CsvLine[]
}

type Cell = readonly [heading: string, value: string]

/** Quotes a cell; one that a spreadsheet would run begins with an apostrophe. */
const cell = (text: string) => {
  const runs = /^[=+@\t\r]/.test(text) || (text.startsWith('-') && !/^-\d+(\.\d+)?$/.test(text))
  const safe = runs ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function csv(rows: readonly (readonly Cell[])[]): Buffer {
  const headings = (rows[0] ?? []).map(([heading]) => cell(heading))
  const lines = [headings, ...rows.map((row) => row.map(([, value]) => cell(value)))]
  return Buffer.from(`${lines.map((line) => line.join(',')).join('\r\n')}\r\n`)
}

const [YEAR, MONTH, DAY] = [0, 1, 2]

/** Returns journal entries as QuickBooks Online imports them, dates as MM/DD/YYYY. */
export function quickbooksFile(entries: readonly JournalCsv[]): Buffer {
  const named = entries.some(({ lines }) => lines.some(({ name }) => name))

  return csv(
    entries.flatMap(({ booked_on, currency, reference, description, lines }) => {
      const date = booked_on.split('-')

      return lines.map(({ account, cost_centre, side, amount, text, name = '' }): Cell[] => [
        ['Journal No.', reference],
        ['Journal Date', `${date[MONTH]}/${date[DAY]}/${date[YEAR]}`],
        ['Memo', description],
        ['Account', account],
        ['Debits', side === 'debit' ? amount : ''],
        ['Credits', side === 'credit' ? amount : ''],
        ['Description', text],
        ...(named ? ([['Name', name]] as const) : []),
        ['Class', cost_centre],
        ['Currency', currency],
      ])
    }),
  )
}

/** Returns manual journals as Xero imports them: credits are negative, dates DD/MM/YYYY. */
export const xeroFile = (entries: readonly JournalCsv[], { tax_rate }: { tax_rate: string }) =>
  csv(
    entries.flatMap(({ booked_on, description, lines }) =>
      lines.map(({ account, cost_centre, side, amount, text }): Cell[] => [
        ['*Narration', description],
        ['*Date', xeroDay(booked_on)],
        ['Description', text],
        ['*AccountCode', account],
        ['*TaxRate', tax_rate],
        ['*Amount', side === 'debit' ? amount : `-${amount}`],
        ['TrackingName1', cost_centre ? 'Cost centre' : ''],
        ['TrackingOption1', cost_centre],
        ['TrackingName2', ''],
        ['TrackingOption2', ''],
      ]),
    ),
  )

function xeroDay(day: string): string {
  const date = day.split('-')
  return `${date[DAY]}/${date[MONTH]}/${date[YEAR]}`
}

/** One line of an invoice, or of a credit note with negative amounts. */
export interface XeroSale {
  readonly client: string
  readonly number: string
  readonly date: string
  readonly due: string
  readonly text: string
  readonly account: string
  readonly net: string
  readonly tax: string
  readonly tax_rate: string
  readonly currency: string
}

const NO_ADDRESS = [
  ...['EmailAddress', 'POAddressLine1', 'POAddressLine2', 'POAddressLine3', 'POAddressLine4'],
  ...['POCity', 'PORegion', 'POPostalCode', 'POCountry'],
].map((heading) => [heading, ''] as const)

/**
 * Returns sales invoices as Xero imports them: one line for each account and rate, tax added to the
 * amounts. An import takes a negative invoice as a credit note.
 */
export const xeroSalesFile = (sales: readonly XeroSale[]): Buffer =>
  csv(
    sales.map((sale): Cell[] => [
      ['*ContactName', sale.client],
      ...NO_ADDRESS,
      ['*InvoiceNumber', sale.number],
      ['Reference', ''],
      ['*InvoiceDate', xeroDay(sale.date)],
      ['*DueDate', xeroDay(sale.due)],
      ['Total', ''],
      ['InventoryItemCode', ''],
      ['*Description', sale.text],
      ['*Quantity', '1'],
      ['*UnitAmount', sale.net],
      ['Discount', ''],
      ['*AccountCode', sale.account],
      ['*TaxType', sale.tax_rate],
      ['TaxAmount', sale.tax],
      ['TrackingName1', ''],
      ['TrackingOption1', ''],
      ['TrackingName2', ''],
      ['TrackingOption2', ''],
      ['Currency', sale.currency],
      ['BrandingTheme', ''],
    ]),
  )
