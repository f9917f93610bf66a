import type { Employment } from './employee'

/** A day before or after another, `YYYY-MM-DD`. */
const shifted = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/**
 * The days between the employments of somebody who was hired again, first and last one included;
 * `from` begins the present one.
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
