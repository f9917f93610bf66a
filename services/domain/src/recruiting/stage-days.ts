import { dayIn } from '../kernel/zone-days'

/**
 * When an application came to a stage; to none when it was rejected or hired. Instants of UTC, as
 * rows have them.
 */
export interface Step {
  readonly stage: string | null
  readonly at: string
}

const instant = (at: string) => (at.endsWith('Z') ? at : `${at.replace(' ', 'T')}Z`)

/**
 * Calendar days of a zone from one instant to another: what came yesterday evening is there for a
 * day this morning.
 */
export const daysUntil = (zone: string, from: string, to: string): number =>
  Math.max(
    0,
    Math.round(
      (Date.parse(dayIn(zone, instant(to))) - Date.parse(dayIn(zone, instant(from)))) / 86_400_000,
    ),
  )

/**
 * Days in each of the stages, all visits together; null for those it has not been in. They add up
 * to the days since it came.
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
