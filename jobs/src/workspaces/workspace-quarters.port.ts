import { dayIn } from '@workledger/domain/kernel/zone-days'
import type { Pool } from 'pg'
import { eachInTurn } from '../kernel/schedule'
import { allWorkspaces } from './all-workspaces.port'
import { MORNING } from './workspace-days.port'

const QUARTER = 900_000

/**
 * Runs an action for each workspace every quarter of an hour, from its morning until midnight. Work
 * due during the day thus does not wait until the next. A restarted worker repeats it, so the
 * action must be repeatable.
 */
export class WorkspaceQuarters {
  /** The last finished quarter of an hour by workspace. */
  private readonly done = new Map<string, number>()

  constructor(
    /** Connects as wl_vault, which reads every workspace. */
    private readonly vault: Pool,
    private readonly each: (workspace: string, day: string, now: Date) => Promise<void>,
  ) {}

  async run(now: Date): Promise<void> {
    const workspaces = await allWorkspaces(this.vault)
    const quarter = Math.floor(now.getTime() / QUARTER)
    const beforeMorning = new Date(now.getTime() - MORNING * 3_600_000).toISOString()

    await eachInTurn(workspaces, async ({ id, timezone }) => {
      if (this.done.get(id) === quarter) return
      const day = dayIn(timezone, now.toISOString())
      if (day === dayIn(timezone, beforeMorning)) await this.each(id, day, now)
      this.done.set(id, quarter)
    })
  }
}
