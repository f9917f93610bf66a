import { dayIn } from '@workledger/domain/kernel/zone-days'
import type { Pool } from 'pg'
import { MORNING } from './workspace-days'

const QUARTER = 900_000

/**
 * Does something for each workspace each quarter of an hour, from the morning there until midnight:
 * what becomes due during the day is not left until the next. A worker that starts anew does it
 * again: it may repeat.
 */
export class WorkspaceQuarters {
  /** The quarter of an hour for which each workspace is done with. */
  private readonly done = new Map<string, number>()

  constructor(
    /** As wl_vault, which knows every workspace. */
    private readonly vault: Pool,
    private readonly each: (workspace: string, day: string, now: Date) => Promise<void>,
  ) {}

  async run(now: Date): Promise<void> {
    const { rows } = await this.vault.query<{ id: string; timezone: string }>(
      'select id, timezone from read.workspaces order by id',
    )
    const quarter = Math.floor(now.getTime() / QUARTER)
    const beforeMorning = new Date(now.getTime() - MORNING * 3_600_000).toISOString()

    for (const { id, timezone } of rows) {
      if (this.done.get(id) === quarter) continue
      const day = dayIn(timezone, now.toISOString())
      if (day === dayIn(timezone, beforeMorning)) await this.each(id, day, now)
      this.done.set(id, quarter)
    }
  }
}
