import { dayIn } from '@workledger/domain/kernel/zone-days'
import type { Pool } from 'pg'

/** Local hour at which the mails of a day begin to go out. */
export const MORNING = 7

/**
 * Does something for each workspace once a day, from the morning there on. A worker that starts
 * anew does it again: it may repeat.
 */
export class WorkspaceDays {
  /** The day for which each workspace is done with. */
  private readonly done = new Map<string, string>()

  constructor(
    /** As wl_vault, which knows every workspace. */
    private readonly vault: Pool,
    private readonly each: (workspace: string, day: string) => Promise<void>,
  ) {}

  async run(now: Date): Promise<void> {
    const { rows } = await this.vault.query<{ id: string; timezone: string }>(
      'select id, timezone from read.workspaces order by id',
    )
    const sinceMorning = new Date(now.getTime() - MORNING * 3_600_000).toISOString()

    for (const { id, timezone } of rows) {
      const day = dayIn(timezone, sinceMorning)
      if (this.done.get(id) === day) continue
      await this.each(id, day)
      this.done.set(id, day)
    }
  }
}
