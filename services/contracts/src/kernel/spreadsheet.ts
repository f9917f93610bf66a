/**
 * What a spreadsheet would run as a formula (OWASP, CSV injection), full-width and small signs
 * included; numbers are none.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠﹦﹢﹣﹫−]/

/**
 * A cell that no spreadsheet runs: text is marked as text; decimal numbers stay numbers where the
 * column holds numbers.
 */
export function asCell(value: unknown, numeric: boolean): string {
  if (value === null || value === undefined) return ''
  const text = String(value)
  return FORMULA.test(text) && !(numeric && /^-?\d+(\.\d+)?$/.test(text)) ? `'${text}` : text
}
