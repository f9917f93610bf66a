import type { Employment } from './employee-state'

/** Shifts a day, `YYYY-MM-DD`. */
const shifted = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/**
 * Returns the days between the employments of a rehired employee, both ends included; `from` begins
 * the current one.
 */
export function gapsBetween(
  earlier: readonly Employment[],
  from: string | null,
): { start: string; end: string }[] {
  return earlier.flatMap(({ to }, n) => {
    const next = n + 1 < earlier.length ? earlier[n + 1]!.from : from
    const gap = { start: shifted(to, 1), end: next === null ? to : shifted(next, -1) }
    return gap.start <= gap.end ? [gap] : []
  })
}
