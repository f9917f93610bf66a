import type { Give } from './import-rows'
import { getById } from './kernel/by-id'
import { sideBySide } from './kernel/side-by-side'
import { projectDecider } from './projects/project'
import { referencesDecider } from './references/references'
import { timerDecider } from './time-tracking/timer'
import { type KeptReason, keptReason } from './time-tracking/timer-import'

export interface TimeImportToUndo {
  readonly import_id: string
  /** Its entries that are here, by employee, with those that are on an invoice. */
  readonly people: readonly {
    readonly employee_id: string
    readonly entry_ids: readonly string[]
    readonly billed: ReadonlySet<string>
  }[]
  readonly locked_until: string | null
}

const MOST_ENTRIES = 250

const PEOPLE_AT_ONCE = 4

/** Removes the entries of an import that no one has used since. Returns what stayed, by reason. */
export async function undoTime(
  { import_id, people, locked_until }: TimeImportToUndo,
  give: Give,
): Promise<{ removed: number; kept: ReadonlyMap<KeptReason, number> }> {
  const kept = new Map<KeptReason, number>()
  let removed = 0

  await sideBySide(
    people,
    async ({ employee_id, entry_ids, billed }) => {
      for (let at = 0; at < entry_ids.length; at += MOST_ENTRIES) {
        const some = entry_ids.slice(at, at + MOST_ENTRIES)
        const onInvoice = some.filter((id) => billed.has(id))
        const on = { employee_id, import_id, locked_until, entry_ids: some }
        const command = { ...on, type: 'undo-import' as const, billed: onInvoice }
        const { state } = await give(timerDecider, employee_id, command, { step: `undo ${at}` })

        for (const id of some) {
          const reason = keptReason(state, command, id)
          // The removed ones are gone now.
          if (reason === undefined || reason === 'gone') removed++
          else kept.set(reason, (kept.get(reason) ?? 0) + 1)
        }
      }
    },
    PEOPLE_AT_ONCE,
  )

  return { removed, kept }
}

/** Deletes projects that an import created and no one uses. */
export async function removeProjects(projects: readonly string[], give: Give): Promise<void> {
  for (const project_id of projects)
    await give(projectDecider, project_id, { type: 'delete', project_id })
}

/**
 * Closes a client that an import created, so that a process deletes it; refuses one in use.
 * `removed`: projects that were deleted just before, which a process would release later.
 */
export async function closeClient(
  client_id: string,
  removed: readonly string[],
  give: Give,
): Promise<void> {
  const target = { kind: 'client' as const, target_id: client_id }

  for (const source_id of removed) {
    const follow = { type: 'follow' as const, ...target, source: 'project' as const, source_id }
    // Without the claim that it saw it only reads.
    const read = { ...follow, names: false, seen: undefined }
    const { state } = await give(referencesDecider, client_id, read, {
      step: `claim of ${source_id}`,
    })
    const seen = getById(state.sources, source_id)
    const release = { ...follow, names: false, seen }
    if (seen) await give(referencesDecider, client_id, release, { step: `release ${source_id}` })
  }

  await give(referencesDecider, client_id, { type: 'close', ...target })
}
