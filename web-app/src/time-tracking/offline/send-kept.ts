import {
  type OfflineOutcome,
  offlineActionsApi,
} from '@workledger/contracts/time-tracking/offline-actions.api'
import {
  timeTrackingApi as api,
  type TimeEntry,
} from '@workledger/contracts/time-tracking/time-tracking.api'
import { milliseconds } from '@workledger/kit/i18n/zone-time'
import { ApiError, call } from '@workledger/kit/net/client'
import { forget, type Kept, keptOf, replace } from './outbox'

interface Place {
  readonly workspace: string
  readonly employee: string
}

/** What became of the actions; `offline`: the server did not answer, they still wait. */
type Done = Pick<OfflineOutcome, 'id' | 'entry'>

export type Sent = { offline: true } | { offline: false; done: Done[]; refused: number }

const LOCK = 'workledger-timer'

/** Sends all waiting actions in one request; only one tab does so at a time. */
export function sendKept(place: Place): Promise<Sent> {
  // Browsers give no locks to pages without HTTPS; the server takes each action once anyway.
  return navigator.locks ? navigator.locks.request(LOCK, () => send(place)) : send(place)
}

async function send({ workspace, employee }: Place): Promise<Sent> {
  const params = { ws: workspace }

  try {
    const { waiting, done } = await settleTried(await waitingOf(employee), { workspace, employee })
    if (waiting.length === 0) return { offline: false, done, refused: 0 }
    const actions = waiting.map(({ action }) => action)
    const { data } = await call(offlineActionsApi.sendOfflineActions, { params, body: { actions } })
    const outcomes = new Map(data.map((outcome) => [outcome.id, outcome]))

    const settled = waiting.map((kept) => ({ kept, outcome: outcomes.get(kept.action.id) }))
    const refused = settled.flatMap(({ kept, outcome }) =>
      outcome?.conflict && !doneBefore(kept, outcome)
        ? [
            {
              ...kept,
              refusal: outcome.conflict.message,
              ...(outcome.entry && { now: outcome.entry }),
            },
          ]
        : [],
    )
    const gone = settled.filter(({ outcome }) => outcome).map(({ kept }) => kept)
    const kept = new Set(refused.map(({ seq }) => seq))

    // Refusals are written first: what ends in between is sent again, and nothing is lost.
    await replace(employee, refused)
    await forget(
      employee,
      gone.filter(({ seq }) => !kept.has(seq)),
    )

    return {
      offline: false,
      done: [...done, ...data.filter(({ outcome }) => outcome === 'done')],
      refused: refused.length,
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Without an answer, a session or a place in the queue the actions go out later.
    if (error.unknownOutcome || [401, 429, 500].includes(error.status)) return { offline: true }
    const waiting = await waitingOf(employee)
    await replace(
      employee,
      waiting.map((kept) => ({ ...kept, refusal: error.message })),
    )

    return { offline: false, done: [], refused: waiting.length }
  }
}

const waitingOf = async (employee: string) =>
  (await keptOf(employee)).filter(({ refusal }) => refusal === null)

/** The same stop reached the server before, and its answer was lost. */
const doneBefore = ({ action, tried }: Kept, { conflict }: OfflineOutcome) =>
  tried && action.kind === 'stop' && conflict?.code === 'timer.ended'

/**
 * Recognises a start whose lost answer was a success: it is forgotten, and later actions name its
 * entry.
 */
async function settleTried(
  waiting: Kept[],
  { workspace, employee }: Place,
): Promise<{ waiting: Kept[]; done: Done[] }> {
  const start = waiting.find(({ action, tried }) => tried && action.kind === 'start')
  if (!start) return { waiting, done: [] }

  const { data: running } = await call(api.runningTimer, {
    params: { ws: workspace },
    query: { employee_id: employee },
  })

  if (!running || !isOf(start, running)) return { waiting, done: [] }
  const { id } = start.action

  const rest = waiting
    .filter(({ seq }) => seq !== start.seq)
    .map((kept): Kept => {
      const { action } = kept
      if (action.kind === 'start' || action.kind === 'add' || action.action_id !== id) return kept
      const { action_id: _, ...about } = action
      const named = { ...about, entry_id: running.id }
      if (named.kind !== 'change' || named.after !== id) return { ...kept, action: named }
      const { after: __, ...change } = named
      return { ...kept, action: { ...change, revision: running.revision } }
    })

  await replace(employee, rest)
  await forget(employee, [start])

  return { waiting: rest, done: [{ id, entry: running }] }
}

/** Milliseconds between a press and its start by the server's clock. */
const CLOSE_MS = 5 * 60_000

function isOf({ action }: Kept, running: TimeEntry): boolean {
  if (action.kind !== 'start') return false
  const began = action.start || action.pressed_at
  const apart = Math.abs(milliseconds(running.start) - milliseconds(String(began)))

  return (
    apart < CLOSE_MS &&
    running.description === (action.description ?? '') &&
    running.project_id === (action.project_id || null)
  )
}
