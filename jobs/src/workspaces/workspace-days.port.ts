import { dayIn } from '@workledger/domain/kernel/zone-days'
import type { Pool } from 'pg'
import { eachInTurn } from '../kernel/schedule'
import { allWorkspaces } from './all-workspaces.port'

/** Local hour at which the day's mails begin. */
export const MORNING = 7

/**
 * Runs an action for each workspace once a day, from its morning. A restarted worker repeats it, so
 * the action must be repeatable.
 */
export class WorkspaceDays {
  /** The last finished day by workspace. */
  private readonly done = new Map<string, string>()

  constructor(
    /** Connects as wl_vault, which reads every workspace. */
    private readonly vault: Pool,
    private readonly each: (workspace: string, day: string) => Promise<void>,
  ) {}

  async run(now: Date): Promise<void> {
    const workspaces = await allWorkspaces(this.vault)
    const sinceMorning = new Date(now.getTime() - MORNING * 3_600_000).toISOString()

    await eachInTurn(workspaces, async ({ id, timezone }) => {
      const day = dayIn(timezone, sinceMorning)
      if (this.done.get(id) === day) return
      await this.each(id, day)
      this.done.set(id, day)
    })
  }
}
