import type { Pay } from '@workledger/domain/payroll/pay'
import type { PayRunEvent, Run } from '@workledger/domain/payroll/pay-run-state'
import type { Event, EventStore } from '@workledger/event-store/port'

/** An event of an entry or its whole run, as far as it concerns the entry. */
export interface EntryStep {
  readonly event: Event
  readonly reason: string | null
}

export interface EntryHistory {
  employee_id: string
  /** Pay in the first complete draft, and its time; null after the person's erasure. */
  drafted: Pay | null
  approved: Pay | null
  /** Later manual changes. */
  changes: { by: readonly string[]; reason: boolean }[]
  steps: EntryStep[]
}

export interface RunHistory {
  period: Pick<Run, 'start' | 'end' | 'currency'>
  /** People who drafted or recalculated it. */
  preparers: string[]
  approvers: string[]
  drafted_at: string | null
  approved_at: string | null
  /** Position of the approval in the whole log. */
  position: string
  entries: Map<string, EntryHistory>
}

const RUN_HISTORY_READ = 100

/**
 * Reads the history of some entries from a pay run's stream, up to and including a revision. Reads
 * pages of events, because a large run has many megabytes.
 */
export async function runHistory(
  store: EventStore,
  workspace: string,
  stream: string,
  { wanted, upTo }: { wanted: ReadonlySet<string>; upTo?: number },
): Promise<RunHistory> {
  const run: RunHistory = {
    period: { start: '', end: '', currency: '' },
    preparers: [],
    approvers: [],
    drafted_at: null,
    approved_at: null,
    position: '',
    entries: new Map(),
  }

  for (let from = 0; ; from += RUN_HISTORY_READ) {
    const to = from + RUN_HISTORY_READ - 1

    const events = await store.readStream(workspace, stream, {
      from,
      to: upTo === undefined ? to : Math.min(to, upTo),
    })

    for (const event of events) folded(run, event, wanted)
    if (events.length < RUN_HISTORY_READ) return run
  }
}

function folded(run: RunHistory, event: Event, wanted: ReadonlySet<string>): void {
  const { type, data } = event as unknown as PayRunEvent
  const step = (entry: EntryHistory | undefined, reason: string | null = null) =>
    entry?.steps.push({ event, reason })

  const all = (reason: string | null = null) => {
    for (const entry of run.entries.values()) step(entry, reason)
  }

  switch (type) {
    case 'PayRunStarted':
      run.period = { start: data.start, end: data.end, currency: data.currency }
      run.preparers.push(...data.by)
      break

    case 'PayRunEntriesDrafted':
      for (const { entry_id, employee_id, pay } of data.entries)
        if (wanted.has(entry_id))
          run.entries.set(entry_id, {
            employee_id,
            drafted: pay,
            approved: pay,
            changes: [],
            steps: [],
          })

      break

    case 'PayRunDrafted':
      run.drafted_at = event.meta.occurred_at
      all()
      break

    case 'PayRunEntryChanged': {
      const entry = run.entries.get(data.entry_id)
      if (!entry) break
      entry.approved = data.pay
      entry.changes.push({ by: data.by, reason: Boolean(data.reason) })
      step(entry, data.reason)
      break
    }

    case 'PayRunPayeesChanged':
      for (const id of data.entry_ids) {
        const entry = run.entries.get(id)
        entry?.changes.push({ by: data.by, reason: Boolean(data.reason) })
        step(entry, data.reason)
      }

      break

    case 'PayRunEntriesRecalculated':
      for (const { entry_id, employee_id, pay } of data.entries) {
        if (!wanted.has(entry_id)) continue

        const entry = run.entries.get(entry_id) ?? {
          employee_id,
          drafted: pay,
          approved: pay,
          changes: [],
          steps: [],
        }

        run.entries.set(entry_id, { ...entry, approved: pay })
        step(run.entries.get(entry_id))
      }

      break

    case 'PayRunRecalculated':
      run.preparers.push(...data.by)
      break

    case 'PayRunApproved':
      run.approvers = usersOf(event)
      run.approved_at = event.meta.occurred_at
      run.position = event.position
      all()
      break

    case 'PayRunReversed':
      for (const [id, entry] of run.entries)
        if (!data.entry_ids || data.entry_ids.includes(id)) step(entry, data.reason)

      break

    case 'PayRunDeleted':
      break
    default: {
      break
    }
  }
}

/** Returns the user of an event, and the admin behind a sign-in-as session. */
export const usersOf = ({ meta }: Pick<Event, 'meta'>): string[] => [
  meta.actor,
  ...(meta.impersonator ? [meta.impersonator] : []),
]
