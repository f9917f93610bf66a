/** A cell that a spreadsheet takes as text: no formula begins in it, and commas, quotes and lines stay inside. */
const cell = (value: string | number | null) => {
  const text = value === null ? '' : String(value)
  const harmless = /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Rows as CSV, with a byte-order mark so that spreadsheets read it as UTF-8. */
export const toCsv = (rows: readonly (readonly (string | number | null)[])[]) =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`

/** Hands a text to the browser to keep as a file. */
export function keepText(name: string, text: string, type = 'text/csv;charset=utf-8') {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
