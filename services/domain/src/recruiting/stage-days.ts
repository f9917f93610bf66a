import { dayIn } from '../kernel/zone-days'

/**
 * Time at which an application entered a stage; none when it was rejected or hired. Instants are
 * UTC in the format of rows.
 */
export interface Step {
  readonly stage: string | null
  readonly at: string
}

const toIsoInstant = (at: string) => (at.endsWith('Z') ? at : `${at.replace(' ', 'T')}Z`)

/**
 * Returns calendar days of a zone between two instants: yesterday evening to this morning is one
 * day.
 */
export const daysUntil = (zone: string, from: string, to: string): number =>
  Math.max(
    0,
    Math.round(
      (Date.parse(dayIn(zone, toIsoInstant(to))) - Date.parse(dayIn(zone, toIsoInstant(from)))) /
        86_400_000,
    ),
  )

/**
 * Returns total days in each stage over all visits; null for unvisited stages. They add up to the
 * days since the arrival.
 */
export function daysByStage(
  stages: readonly string[],
  path: readonly Step[],
  zone: string,
  now: string,
) {
  const days = new Map<string, number>()

  for (const [index, { stage, at }] of path.entries()) {
    if (stage === null) continue
    days.set(stage, (days.get(stage) ?? 0) + daysUntil(zone, at, path[index + 1]?.at ?? now))
  }

  return stages.map((stage) => ({ stage, days: days.get(stage) ?? null }))
}
