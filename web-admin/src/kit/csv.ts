import { asCell } from '@workledger/contracts/kernel/spreadsheet'
import Papa from 'papaparse'

/** Returns rows as CSV, with a byte-order mark so that spreadsheets read it as UTF-8. */
export const toCsv = (rows: readonly (readonly (string | number | null)[])[]) =>
  `\uFEFF${Papa.unparse(
    rows.map((row) => row.map((value) => asCell(value, true))),
    { newline: '\r\n' },
  )}\r\n`

/** Saves a text as a file in the browser. */
export function keepText(name: string, text: string, type = 'text/csv;charset=utf-8') {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
