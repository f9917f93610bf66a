/**
 * The pay of a file's people in 2018, in plain arithmetic on whole cents, without the product's
 * code.
 */
export interface PlainPerson {
  readonly oid: string
  /** Yearly pay in whole cents; null if the file has none. */
  readonly yearly: number | null
  readonly from: string
  readonly to: string | null
}

/** Reads columns by their headings; cells are padded, and none contains a separator. */
export function peopleOf(csv: string): PlainPerson[] {
  const [heading, ...lines] = csv
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(';').map((cell) => cell.trim()))

  const cell = (line: string[], name: string) => line[heading!.indexOf(name)] ?? ''
  const day = (text: string) => text.replaceAll('/', '-')

  return lines.map((line) => ({
    oid: cell(line, 'EmpID'),
    yearly: cell(line, 'Salary') === '' ? null : Math.round(Number(cell(line, 'Salary')) * 100),
    from: day(cell(line, 'DateofHire')),
    to: day(cell(line, 'DateofTermination')) || null,
  }))
}

export const months = Array.from({ length: 12 }, (_, n) => monthOf(2018, n))
export const monthAfter = monthOf(2019, 0)

function monthOf(year: number, n: number) {
  const [start, end] = [Date.UTC(year, n, 1), Date.UTC(year, n + 1, 0)].map((time) =>
    new Date(time).toISOString().slice(0, 10),
  )
  return { start: start!, end: end! }
}

type Month = ReturnType<typeof monthOf>

/**
 * Returns a twelfth of a year's pay × weekdays employed ÷ weekdays of the month, rounded once;
 * undefined for people who are not employed then.
 */
export function owed({ yearly, from, to }: PlainPerson, { start, end }: Month): number | undefined {
  const first = from > start ? from : start
  const last = to !== null && to < end ? to : end
  if (yearly === null || first > last) return undefined

  return rounded(yearly * weekdays(first, last), 12 * weekdays(start, end))
}

function weekdays(first: string, last: string): number {
  let days = 0

  for (let time = Date.parse(first); time <= Date.parse(last); time += 86_400_000)
    if (new Date(time).getUTCDay() % 6 !== 0) days++

  return days
}

/** Rounds half a cent away from zero; amounts stay far below 2^53. */
export const rounded = (dividend: number, divisor: number) =>
  Math.floor((2 * dividend + divisor) / (2 * divisor))

export const money = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
