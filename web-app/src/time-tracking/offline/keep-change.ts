import type { QueryClient } from '@tanstack/react-query'
import type { CallOf } from '@workledger/contracts/kernel/endpoint'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import type {
  TimeEntry,
  timeTrackingApi,
} from '@workledger/contracts/time-tracking/time-tracking.api'
import { serverNow } from '@workledger/kit/i18n/server-time'
import { toServer } from '@workledger/kit/i18n/zone-time'
import { newKey } from '@workledger/kit/net/client'
import { keyOf } from '@workledger/kit/net/query'
import { shownEntries } from '../entry-cache'
import { actionOf, isExpected } from '../expected'
import { ownTasks } from '../reads-of-timer'
import { type Action, type Kept, keptOf } from './outbox'

type Change = NonNullable<CallOf<typeof timeTrackingApi.changeTimeEntry>['body']>
type Names = Pick<TimeEntry, 'project_name' | 'client_name' | 'task_title'>

/**
 * Returns a change of the work of an entry as the device keeps it, and the entry after it. It is
 * bound to what the person saw: the last action of this device, or the entry's revision.
 */
export async function changeToKeep(
  client: QueryClient,
  employee: string,
  known: TimeEntry,
  { start: _, end: __, ...work }: Change,
): Promise<{ action: Action; coming: TimeEntry }> {
  const waiting = (await keptOf(employee)).filter(({ refusal }) => refusal === null)
  const last = waiting.findLast(({ action }) => isAbout(action, known))
  const coming = withWork(last?.shown ?? known, work)

  const of = isExpected(known) ? { action_id: actionOf(known) } : { entry_id: known.id }
  const made = isExpected(known) ? { after: actionOf(known) } : { revision: known.revision }
  const seen = last ? { after: last.action.id } : made
  const pressed_at = toServer(serverNow())

  return {
    action: { ...work, kind: 'change', id: newKey(), pressed_at, ...of, ...seen },
    coming: { ...coming, ...namesOf(client, coming) },
  }
}

function isAbout(action: Action, known: TimeEntry): boolean {
  if (!isExpected(known)) return 'entry_id' in action && action.entry_id === known.id
  const made = actionOf(known)

  return action.id === made || ('action_id' in action && action.action_id === made)
}

/** Returns an entry with other work. Another project removes its task, as on the server. */
export function withWork(entry: TimeEntry, work: Change): TimeEntry {
  const { description, billable, tags, project_id = entry.project_id, task_id } = work
  const project = project_id || null
  const moved = project !== entry.project_id
  const task = task_id === undefined ? (moved ? null : entry.task_id) : task_id || null

  return {
    ...entry,
    ...(description == null ? {} : { description }),
    ...(billable === undefined ? {} : { billable: billable ? 1 : 0 }),
    ...(tags === undefined ? {} : { tags }),
    ...{ project_id: project, task_id: task },
    ...(moved && { project_name: null, client_name: null }),
    ...(task !== entry.task_id && { task_title: null }),
  }
}

type Projects = { data: readonly { id: string; name: string; client: { name: string } }[] }
type Tasks = { data: readonly { id: string; title: string }[] }

/** Returns the names of an entry's project and task, as far as this device knows them. */
function namesOf(client: QueryClient, entry: TimeEntry): Names {
  const lists = client.getQueriesData<Projects>({ queryKey: keyOf(projectsApi.projects) })
  const listed = lists
    .flatMap(([, found]) => found?.data ?? [])
    .find(({ id }) => id === entry.project_id)
  const booked = shownEntries(client).find(
    ({ project_id, project_name }) => project_id === entry.project_id && project_name !== null,
  )
  const tasks = client.getQueryData<Tasks>(ownTasks(entry.employee_id).queryKey)?.data ?? []
  const task = tasks.find(({ id }) => id === entry.task_id)

  return {
    project_name: entry.project_name ?? listed?.name ?? booked?.project_name ?? null,
    client_name: entry.client_name ?? listed?.client.name ?? booked?.client_name ?? null,
    task_title: entry.task_title ?? task?.title ?? null,
  }
}

/** Returns the work that an action changes. */
const workOf = ({ action }: Kept): Change => {
  if (action.kind !== 'change') return {}
  const { description, project_id, task_id, billable, tags } = action

  return { description, project_id, task_id, billable, tags }
}

/**
 * Returns a refused change, and those that build on it, as they are sent again: now bound to the
 * entry as it is on the server, which the person has seen.
 */
export function changedAnyway(kept: Kept, all: readonly Kept[], now: string): Kept[] {
  const { action, now: current } = kept
  if (action.kind !== 'change' || !current) return []
  const { after: _, action_id: __, ...rest } = action
  const bound: Action = {
    ...{ ...rest, pressed_at: now },
    ...{ entry_id: current.id, revision: current.revision },
  }

  const sent: Kept[] = []
  let shown = current

  for (const each of all) {
    const builds = isAfter(each, sent)
    if (each !== kept && !(each.refusal !== null && builds)) continue
    const { now: ___, ...waiting } = each
    const names = each.shown && pickNames(each.shown)
    const changed = withWork(shown, workOf(each))
    shown = { ...changed, ...(changed.project_id === each.shown?.project_id && names) }
    sent.push({ ...waiting, action: each === kept ? bound : each.action, refusal: null, shown })
  }

  return sent
}

const isAfter = ({ action }: Kept, sent: readonly Kept[]) =>
  action.kind === 'change' && sent.some(({ action: { id } }) => id === action.after)

const pickNames = ({ project_name, client_name, task_title }: TimeEntry): Names => ({
  project_name,
  client_name,
  task_title,
})
