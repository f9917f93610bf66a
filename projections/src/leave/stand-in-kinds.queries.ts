import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

/** What a stand-in decides, as far as the company uses it. */
export const standInKinds = ['leave', 'corrections', 'weeks', 'overtime', 'expenses'] as const

export type StandInKind = (typeof standInKinds)[number]

/** Returns what a stand-in decides at a company now; expenses have stand-ins in their steps only. */
export async function standInKindsOf(db: Reads, workspace: string): Promise<StandInKind[]> {
  const { rows } = await sql<Record<'weeks' | 'overtime' | 'expenses', boolean>>`select
    exists (select from timesheet_rules r where r.id = ${workspace} and r."on") as weeks,
    exists (select from working_time_rules r where r.workspace_id = ${workspace} and r."on") as overtime,
    exists (select from expense_approval_rules r where r.workspace_id = ${workspace})
      or exists (select from expenses x where x.workspace_id = ${workspace} and x.step_since is not null)
      as expenses`.execute(db)

  const used: Partial<Record<StandInKind, boolean>> = { leave: true, corrections: true, ...rows[0] }
  return standInKinds.filter((kind) => used[kind])
}
