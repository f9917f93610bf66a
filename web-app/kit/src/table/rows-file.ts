import { asCell } from '@workledger/contracts/kernel/spreadsheet'
import { today, usesDecimalComma } from '../i18n/format'

type Row = readonly (string | number | null)[]

/** The file of a list that the browser has whole. */
export interface RowsFile {
  /** The file's name without its day and ending. */
  name: string
  head: readonly string[]
  rows: () => readonly Row[]
}

/** Returns rows as CSV, with a byte-order mark so that spreadsheets read it as UTF-8. */
export function csvOf(rows: readonly Row[], separator = usesDecimalComma() ? ';' : ',') {
  const cell = (value: string | number | null) => {
    const text = asCell(value, true)
    const quoted = text.includes(separator) || /["\r\n]/.test(text)
    return quoted ? `"${text.replaceAll('"', '""')}"` : text
  }

  return `\uFEFF${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`
}

/** Saves rows as a CSV file. */
export function saveCsv(name: string, rows: readonly Row[]) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }))
  link.download = `${name}.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

export const saveRowsFile = ({ name, head, rows }: RowsFile) =>
  saveCsv(`${name}-${today()}`, [head, ...rows()])
