import type { Pool } from 'pg'

export interface Workspace {
  readonly id: string
  readonly timezone: string
}

/** The workspaces of the rounds of schedules under way. */
const rounds = new WeakMap<Pool, () => Promise<readonly Workspace[]>>()

/** Returns every workspace, in a round of schedules those that its first schedule read. */
export const allWorkspaces = (vault: Pool): Promise<readonly Workspace[]> =>
  rounds.get(vault)?.() ?? read(vault)

/** Runs schedules that share one read of the workspaces. `vault` connects as wl_vault. */
export async function inOneRound(vault: Pool, run: () => Promise<void>): Promise<void> {
  let workspaces: Promise<readonly Workspace[]> | undefined
  rounds.set(vault, () => (workspaces ??= read(vault)))

  try {
    await run()
  } finally {
    rounds.delete(vault)
  }
}

async function read(vault: Pool): Promise<readonly Workspace[]> {
  const { rows } = await vault.query<Workspace>(
    'select id, timezone from read.workspaces order by id',
  )
  return rows
}
