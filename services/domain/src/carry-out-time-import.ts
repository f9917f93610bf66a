import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { CodedError } from '@workledger/contracts/kernel/errors'
import type { Fault } from '@workledger/contracts/kernel/faults'
import { clientDecider } from './clients/client'
import type { Give } from './import-rows'
import { getById } from './kernel/by-id'
import { groupBy } from './kernel/group-by'
import { sideBySide } from './kernel/side-by-side'
import { projectDecider, startingStatuses } from './projects/project'
import { referencesDecider } from './references/references'
import type { NewRecords, TimePlan } from './time-tracking/import/plan'
import { timerDecider } from './time-tracking/timer'
import { refusedImports } from './time-tracking/timer-import'

export interface TimeImportToCarryOut {
  readonly import_id: string
  readonly entries: TimePlan['entries']
  readonly missing: NewRecords
  /** The employee who imports, as author of new tasks. */
  readonly author_id: string
  readonly language: ShippedLanguage
  readonly now: string
  readonly locked_until: string | null
  newId(of: string): string
}

/** A row that the company refused meanwhile. */
export type RefusedTime = { row: number } & Fault

/** Entries of one command, which stay below 1 MiB even with long descriptions. */
const MOST = { entries: 250, characters: 100_000 }

/** People whose entries are added at the same time, so that other requests have their turn. */
const PEOPLE_AT_ONCE = 4

/**
 * Runs the commands of a planned import of time: clients, projects and tasks, then the entries of
 * each person in parts. Returns how many entries it added, and rows that were refused.
 */
export async function carryOutTime(
  toImport: TimeImportToCarryOut,
  give: Give,
): Promise<{ added: number; known: number; refused: RefusedTime[] }> {
  const failed = await addRecords(toImport, give)
  const refused: RefusedTime[] = []
  let [added, known] = [0, 0]

  const addAll = async (employee_id: string, entries: TimePlan['entries']) => {
    for (const some of parts(entries)) {
      const { import_id, now, locked_until } = toImport
      const on = { employee_id, import_id, locked_until }
      const command = { ...on, type: 'import' as const, now, entries: some.map(withoutRow) }
      const step = `import ${some[0]!.row}`
      const { state } = await give(timerDecider, employee_id, command, { step })
      const reasons = refusedImports(state, command)

      for (const { entry_id, row } of some) {
        const fault = reasons.get(entry_id)
        if (fault) refused.push({ ...fault, row })
        else if (getById(state.entries, entry_id)?.import_id === import_id) added++
        else known++
      }
    }
  }

  const writable = toImport.entries.filter((entry) => {
    const fault = failed.get(entry.task_id ?? '') ?? failed.get(entry.project_id ?? '')
    if (fault) refused.push({ ...fault, row: entry.row })
    return !fault
  })

  await sideBySide(
    [...groupBy(writable, ({ employee_id }) => employee_id)],
    ([employee, entries]) => addAll(employee, entries),
    PEOPLE_AT_ONCE,
  )

  return { added, known, refused }
}

const withoutRow = ({ row: _, employee_id: __, ...entry }: TimePlan['entries'][number]) => entry

function* parts(entries: TimePlan['entries']): Generator<TimePlan['entries']> {
  let some: TimePlan['entries'] = []
  let characters = 0

  for (const entry of entries) {
    if (some.length === MOST.entries || characters > MOST.characters) {
      yield some
      some = []
      characters = 0
    }

    some.push(entry)
    characters += entry.description.length
  }

  if (some.length > 0) yield some
}

/** Adds clients, projects and tasks. Returns the faults of those that could not be added, by id. */
async function addRecords(
  toImport: TimeImportToCarryOut,
  give: Give,
): Promise<ReadonlyMap<string, Fault>> {
  const { missing, author_id, language, newId } = toImport
  const failed = new Map<string, Fault>()

  const attempt = async (id: string, act: () => Promise<unknown>) => {
    try {
      await act()
    } catch (error) {
      if (!(error instanceof CodedError)) throw error
      failed.set(id, { code: error.code })
    }
  }

  for (const { id, name } of missing.clients)
    await give(clientDecider, id, { ...blankClient, type: 'add', client_id: id, name })

  for (const project of missing.projects)
    await attempt(project.id, () => addProject(project, { give, language, newId }))

  for (const { id: task_id, project_id, title } of missing.tasks) {
    if (failed.has(project_id)) continue

    const task = {
      type: 'add-task' as const,
      ...{ project_id, task_id, title, author_id },
      kind: 'task' as const,
      notify: false,
      ...{ description: null, employee_id: null, start_date: null, due_date: null },
      task_list_id: null,
      status: 'DONE' as const,
    }

    await attempt(task_id, () =>
      give(projectDecider, project_id, task, { step: `task ${task_id}` }),
    )
  }

  return failed
}

async function addProject(
  { id: project_id, name, client_id, billable }: NewRecords['projects'][number],
  { give, language, newId }: Pick<TimeImportToCarryOut, 'language' | 'newId'> & { give: Give },
): Promise<void> {
  await give(
    referencesDecider,
    client_id,
    {
      type: 'claim',
      kind: 'client',
      target_id: client_id,
      source: 'project',
      source_ids: [project_id],
    },
    { step: `claim ${project_id}` },
  )

  await give(projectDecider, project_id, {
    type: 'add',
    project_id,
    name,
    client_id,
    billable,
    description: null,
    estimated_hours: null,
    rate: null,
    due_date: null,
    statuses: startingStatuses(language).map((status, n) => ({
      status_id: newId(`status ${project_id} ${n}`),
      ...status,
    })),
  })
}

const blankClient = {
  contact_name: null,
  contact_email: null,
  contact_phone: null,
  address: null,
  postcode: null,
  city: null,
  country: null,
  vat_id: null,
  registration_number: null,
  buyer_reference: null,
  language: null,
  hrate: null,
}
