/**
 * Beginnings that a spreadsheet would run as a formula (OWASP, CSV injection), including full-width
 * and small signs; numbers are exempt.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠﹦﹢﹣﹫−]/

/**
 * Returns a cell that no spreadsheet runs: text is marked as text; decimal numbers stay numbers in
 * numeric columns.
 */
export function asCell(value: unknown, numeric: boolean): string {
  if (value === null || value === undefined) return ''
  const text = String(value)
  return FORMULA.test(text) && !(numeric && /^-?\d+(\.\d+)?$/.test(text)) ? `'${text}` : text
}
