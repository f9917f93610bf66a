import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { dataExportEvents } from '@workledger/contracts/privacy/data-exports.events'
import type { Decider } from '../kernel/decider'

export type DataExportEvent = AnyEventOf<typeof dataExportEvents>
type DataExportEventData<T extends DataExportEvent['type']> = Extract<
  DataExportEvent,
  { type: T }
>['data']

export type DataExportState =
  | { status: 'none' }
  | { status: 'making'; export_id: string; requested_at: string; percent: number }
  | { status: 'ready'; export_id: string; expires_at: string }
  | { status: 'failed'; export_id: string }

type Of = { owner_id: string; export_id: string }

export type DataExportCommand =
  | ({ type: 'request' } & DataExportEventData<'DataExportRequested'>)
  | ({ type: 'progress'; percent: number } & Of)
  | ({ type: 'finish' } & DataExportEventData<'DataExportFinished'>)
  | ({ type: 'fail'; reason: string } & Of)
  | ({ type: 'download'; now: string } & Of)
  /** `now`: only if its time has expired. */
  | { type: 'remove'; owner_id: string; now?: string }

/**
 * Milliseconds after which an unfinished export counts as lost, so that another may be requested.
 */
const LOST = 6 * 3_600_000

/** Exports of one owner's data, one at a time: stream `data-export-{owner}`. */
export const dataExportDecider: Decider<DataExportState, DataExportCommand, DataExportEvent> = {
  category: 'data-export',
  initial: { status: 'none' },
  decide(state, command) {
    const { owner_id } = command

    if (command.type === 'request') {
      const { type: _, ...data } = command

      if (
        state.status === 'making' &&
        Date.parse(data.requested_at) - Date.parse(state.requested_at) < LOST
      )
        return refuse('privacy.export_making')

      if (state.status === 'ready' && data.requested_at < state.expires_at)
        return refuse('privacy.export_ready')

      const before = state.status === 'none' ? [] : [removed(owner_id, state.export_id)]

      return [...before, { type: 'DataExportRequested', data }]
    }

    if (command.type === 'remove') {
      const due =
        state.status === 'ready' && command.now !== undefined
          ? command.now >= state.expires_at
          : command.now === undefined
      return state.status === 'none' || !due ? [] : [removed(owner_id, state.export_id)]
    }

    if (state.status === 'none' || state.export_id !== command.export_id) return refuse('not_found')
    const { export_id } = command

    switch (command.type) {
      case 'progress':
        return state.status === 'making' && command.percent > state.percent
          ? [
              {
                type: 'DataExportProgressed',
                data: { owner_id, export_id, percent: command.percent },
              },
            ]
          : []

      case 'finish': {
        const { type: _, ...data } = command
        return state.status === 'making' ? [{ type: 'DataExportFinished', data }] : []
      }

      case 'fail':
        return state.status === 'making'
          ? [{ type: 'DataExportFailed', data: { owner_id, export_id, reason: command.reason } }]
          : []

      case 'download':
        if (state.status !== 'ready' || command.now >= state.expires_at) return refuse('not_found')
        return [{ type: 'DataExportDownloaded', data: { owner_id, export_id } }]
      default:
        return command satisfies never
    }
  },
  evolve(state, event) {
    const { export_id } = event.data

    switch (event.type) {
      case 'DataExportRequested':
        return { status: 'making', export_id, requested_at: event.data.requested_at, percent: 0 }
      case 'DataExportProgressed':
        return state.status === 'making' ? { ...state, percent: event.data.percent } : state
      case 'DataExportFinished':
        return { status: 'ready', export_id, expires_at: event.data.expires_at }
      case 'DataExportFailed':
        return { status: 'failed', export_id }
      case 'DataExportDownloaded':
        return state
      case 'DataExportRemoved':
        return { status: 'none' }
      default:
        return event satisfies never
    }
  },
}

const removed = (owner_id: string, export_id: string): DataExportEvent => ({
  type: 'DataExportRemoved',
  data: { owner_id, export_id },
})
