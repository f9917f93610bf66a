import type { Pool } from 'pg'
import type { SystemCommands } from './commands'
import type { MailContext } from './mail-context'

/** Tools of schedules. An area adds its own in its declaration, as billing does. */
export interface ScheduleTools {
  /** Connects as wl_vault, which reads every workspace. */
  readonly vault: Pool
  /** Connects as wl_jobs. */
  readonly jobs: Pool
  readonly commands: SystemCommands
  readonly context: MailContext
}

/**
 * A check each minute that does due work. It may repeat, also on several workers at once.
 */
export interface Schedule {
  run(now: Date): Promise<void>
}

export type MakeSchedule = (tools: ScheduleTools) => Schedule

/** Runs all schedules, also after one fails. */
export const runAll = (schedules: readonly Schedule[]): Promise<void> =>
  eachInTurn(schedules, (schedule) => schedule.run(new Date()))

/**
 * Runs for each item, one after the other, also after one fails: the failure of one company must
 * not keep the others waiting. Throws the failures at the end, each reason once.
 */
export async function eachInTurn<T>(
  items: readonly T[],
  run: (item: T) => Promise<void>,
): Promise<void> {
  const failures = new Map<string, unknown>()

  for (const item of items)
    await run(item).catch((error) =>
      failures.set(error instanceof Error ? error.message : String(error), error),
    )

  if (failures.size > 1)
    throw new AggregateError(failures.values(), [...failures.keys()].join('; '))

  for (const error of failures.values()) throw error
}
