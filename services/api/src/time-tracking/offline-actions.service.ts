import { Injectable } from '@nestjs/common'
import { worded } from '@workledger/contracts/kernel/errors'
import type { Fault } from '@workledger/contracts/kernel/faults'
import type {
  OfflineOutcome as AnsweredOutcome,
  offlineActionsApi as api,
} from '@workledger/contracts/time-tracking/offline-actions.api'
import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import { getById } from '@workledger/domain/kernel/by-id'
import { withoutUndefined } from '@workledger/domain/kernel/changed'
import { dayIn } from '@workledger/domain/kernel/zone-days'
import { offlineOutcomes, timerDecider } from '@workledger/domain/time-tracking/timer'
import type {
  OfflineAction,
  OfflineCommand,
  OfflineOutcome,
  SeenEntry,
} from '@workledger/domain/time-tracking/timer-offline'
import type { Entry, Timer } from '@workledger/domain/time-tracking/timer-state'
import { derivedId } from '@workledger/event-store/ids'
import { instantOf } from '@workledger/projections/kernel/projection'
import {
  type BatchFacts,
  batchFacts,
} from '@workledger/projections/time-tracking/time-entries.queries'
import { allowLate, Commands } from '../kernel/commands/commands'
import type { Call } from '../kernel/http/call'
import { isoOf, nowOf } from '../kernel/lists/zones'
import { entryView } from './entry-view'
import { TimerFacts } from './timer-facts'
import { TimesheetLocks } from './timesheet-locks'

type OfflineCall = Call<typeof api.sendOfflineActions>
type SentAction = OfflineCall['body']['actions'][number]

/** An outcome, and the entry as it is then. */
type Settled = OfflineOutcome & { readonly state: Timer }

/** Actions of one append, which stay below 1 MiB even with long descriptions. */
const MOST = { actions: 250, characters: 100_000 }

/** Carries out what a person did while their device had no network. */
@Injectable()
export class OfflineActions {
  constructor(
    private readonly commands: Commands,
    private readonly locks: TimesheetLocks,
    private readonly facts: TimerFacts,
  ) {}

  /** Carries out the actions in order, mostly by one append, and says what became of each. */
  async carryOut(call: OfflineCall): Promise<AnsweredOutcome[]> {
    const { workspace, ctx, caller } = call
    const { employee } = caller
    const { actions, facts, rules } = await this.read(call)
    const { desc_required, locked_until } = rules
    const on = { employee_id: employee, now: nowOf(ctx), desc_required, locked_until }
    const settled: Settled[] = []

    for (const [n, some] of partsOf(actions).entries()) {
      const command: OfflineCommand = { ...on, type: 'offline', actions: some }
      const step = n === 0 ? ctx : ctx.step(`offline ${n}`)
      const run = this.commands.in(step, workspace)
      const { state } = await run.append(timerDecider, employee, command)
      for (const outcome of offlineOutcomes(state, command)) settled.push({ ...outcome, state })
    }

    // The answer is right even if the read tables are late.
    await ctx.settled().catch(allowLate)

    const named = this.locks.faults(call, employee)

    return Promise.all(settled.map((each) => answerOf(call, facts, each, named)))
  }

  /** Reads what all actions need, in two round trips. */
  private async read(call: OfflineCall) {
    const { workspace, caller, body } = call
    const { employee } = caller
    const entryOf = (action_id: string) => derivedId(employee, `offline ${action_id}`)

    const rules = await this.facts.of(workspace, employee)

    return call.read(async (db) => {
      const facts = await batchFacts(db, workspace, {
        projects: body.actions.flatMap((a) => ('project_id' in a && a.project_id) || []),
        tasks: body.actions.flatMap((a) => ('task_id' in a && a.task_id) || []),
        entries: body.actions.map((action) => entryIdOf(action, entryOf)),
        named: body.actions.flatMap((a) => ('entry_id' in a && a.entry_id) || []),
      })

      const actions = body.actions.map((action) => {
        const entry_id = entryIdOf(action, entryOf)
        return offlineAction(action, { entry_id, employee, facts, zoneAt: rules.zoneAt })
      })

      return { actions, facts, rules }
    })
  }
}

/** Returns the entry that an action makes or is about. */
function entryIdOf(action: SentAction, entryOf: (action: string) => string): string {
  if (action.kind === 'start' || action.kind === 'add') return entryOf(action.id)

  return action.entry_id ?? entryOf(action.action_id ?? action.id)
}

interface ActionFacts {
  readonly entry_id: string
  readonly employee: string
  readonly facts: BatchFacts
  readonly zoneAt: (instant: string) => string
}

/** Returns an action as the timer decides it, with why its project, task or entry is refused. */
function offlineAction(action: SentAction, given: ActionFacts): OfflineAction {
  const { entry_id, facts, zoneAt } = given
  const pressed_at = isoOf(action.pressed_at)
  const on = { action_id: action.id, entry_id, pressed_at }
  const billed = facts.billed.get(entry_id)

  if (action.kind === 'stop') return { ...on, kind: 'stop', fault: billed }

  if (action.kind === 'keep_idle')
    return { ...on, kind: 'keep_idle', from: isoOf(action.from), to: isoOf(action.to) }

  const { work, fault } = workOf(action, given)

  if (action.kind === 'change') {
    const { description, billable, tags, project_id, task_id } = action
    const task_project = task_id ? facts.tasks.get(task_id)?.project_id : undefined
    const update = withoutUndefined({ description, billable, tags, project_id, task_id })

    return {
      ...on,
      kind: 'change',
      update,
      task_project,
      seen: seenOf(action),
      fault: billed ?? fault,
    }
  }

  if (action.kind === 'start') {
    const start = action.start ? isoOf(action.start) : pressed_at
    const again = action.again ?? false
    return { ...on, ...work, kind: 'start', start, zone: zoneAt(start), again, fault }
  }

  const [start, end] = [isoOf(action.start), isoOf(action.end)]

  return { ...on, ...work, kind: 'add', start, end, zone: zoneAt(start), fault }
}

/** Returns what the person saw of the entry. Earlier devices named none of what they had made. */
function seenOf({ revision, after, entry_id }: Extract<SentAction, { kind: 'change' }>): SeenEntry {
  if (after !== undefined) return { after }
  if (revision !== undefined) return { revision }

  return entry_id === undefined ? 'own' : null
}

/** Checks the project and task of an action; a task implies its project. */
function workOf(
  action: Exclude<SentAction, { kind: 'stop' | 'keep_idle' }>,
  { facts, employee }: ActionFacts,
): { work: Omit<Extract<OfflineAction, { kind: 'add' }>, keyof Added>; fault?: Fault } {
  const task_id = action.task_id ?? null
  const task = task_id ? facts.tasks.get(task_id) : undefined
  const project_id = action.project_id ?? task?.project_id ?? null
  const project = project_id ? facts.projects.get(project_id) : undefined

  const work = {
    description: action.description ?? '',
    billable: action.billable ?? project?.billable ?? false,
    project_id,
    task_id,
    ...(action.tags?.length && { tags: action.tags }),
  }

  if (project_id && !project) return { work, fault: { code: 'timer.project_unknown' } }

  if (task_id && task?.project_id !== project_id)
    return { work, fault: { code: 'timer.task_unknown' } }

  // The timer runs only on one's own tasks.
  if (task && action.kind === 'start' && task.employee_id !== employee)
    return { work, fault: { code: 'timer.task_not_yours' } }

  return { work }
}

type Added = Record<
  'action_id' | 'entry_id' | 'pressed_at' | 'fault' | 'kind' | 'start' | 'end' | 'zone',
  unknown
>

async function answerOf(
  { ctx, caller }: OfflineCall,
  facts: BatchFacts,
  { state, ...outcome }: Settled,
  named: (fault: Fault) => Promise<Fault>,
): Promise<AnsweredOutcome> {
  const { action_id: id } = outcome

  const entry = getById(state.entries, outcome.entry_id)
  const shown = entry ? shownEntry({ entry, id: outcome.entry_id }, { ctx, caller, facts }) : null
  if (!outcome.fault) return { id, outcome: 'done', entry: shown, conflict: null }
  const conflict = worded(await named(outcome.fault))
  const changed = outcome.fault.code === 'timer.offline_changed'

  return { id, outcome: 'conflict', entry: changed ? shown : null, conflict }
}

function shownEntry(
  { entry, id }: { entry: Entry; id: string },
  { ctx, caller, facts }: Pick<OfflineCall, 'ctx' | 'caller'> & { facts: BatchFacts },
): TimeEntry {
  const project = entry.project_id ? facts.projects.get(entry.project_id) : undefined
  const task = entry.task_id ? facts.tasks.get(entry.task_id) : undefined

  return entryView(
    {
      ...entry,
      id,
      employee_id: caller.employee,
      start_at: instantOf(entry.start),
      end_at: entry.end && instantOf(entry.end),
      day: dayIn(entry.zone, entry.start),
      import_id: entry.import_id ?? null,
      idle_kept_until: entry.idle_to ? instantOf(entry.idle_to) : null,
      tags: [...(entry.tags ?? [])],
      project_name: project?.name ?? null,
      client_name: project?.client_name ?? null,
      task_title: task?.title ?? null,
      billed: facts.billed.has(id),
      invoice_number: facts.billed.get(id)?.params?.number?.toString() ?? null,
    },
    ctx.now,
  )
}

function partsOf(actions: readonly OfflineAction[]): OfflineAction[][] {
  const parts: OfflineAction[][] = []
  let characters = 0

  for (const action of actions) {
    const last = parts.at(-1)
    const length = textOf(action).length

    if (!last || last.length >= MOST.actions || characters + length > MOST.characters) {
      parts.push([action])
      characters = length
    } else {
      last.push(action)
      characters += length
    }
  }

  return parts
}

const textOf = (action: OfflineAction): string =>
  action.kind === 'stop' || action.kind === 'keep_idle'
    ? ''
    : ((action.kind === 'change' ? action.update.description : action.description) ?? '')
