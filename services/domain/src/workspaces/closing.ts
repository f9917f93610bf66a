import { READABLE_DAYS } from '@workledger/contracts/kernel/closing'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { workspaceEvents } from '@workledger/contracts/workspaces/workspaces.events'

type WorkspaceEvent = AnyEventOf<typeof workspaceEvents>

/** Instants, ISO 8601. */
export interface Closing {
  /** From this time the workspace is read-only. */
  readonly closes_at: string
  /** From this time it is erased. */
  readonly erases_at: string
}

export type ClosingCommand =
  | { type: 'announce-closing'; workspace_id: string; now: string; notice_days: number }
  | { type: 'withdraw-closing'; workspace_id: string }
  | { type: 'start-erasure'; workspace_id: string; now: string }
  /** Every key of the workspace is destroyed. */
  | { type: 'finish-erasure'; workspace_id: string }

type State =
  | { status: 'none' }
  | { status: 'open'; closing: Closing | null }
  | { status: 'erasing' }
  | { status: 'erased' }

export const isClosingCommand = (command: { type: string }): command is ClosingCommand =>
  ['announce-closing', 'withdraw-closing', 'start-erasure', 'finish-erasure'].includes(command.type)

const after = (instant: string, days: number) =>
  new Date(Date.parse(instant) + days * 86_400_000).toISOString()

/**
 * Decides the end of a workspace. It is part of its own stream, so that an erasure under way cannot
 * be withdrawn.
 */
export function decideClosing(state: State, command: ClosingCommand): WorkspaceEvent[] {
  const { workspace_id } = command

  if (command.type === 'finish-erasure') {
    if (state.status === 'erased') return []
    return state.status === 'erasing'
      ? [{ type: 'WorkspaceErased', data: { workspace_id } }]
      : refuse('not_found')
  }

  if (state.status !== 'open')
    return command.type === 'start-erasure' && state.status !== 'none' ? [] : refuse('not_found')

  switch (command.type) {
    case 'announce-closing': {
      if (state.closing) return refuse('privacy.closing')
      const closes_at = after(command.now, command.notice_days)

      return [
        {
          type: 'WorkspaceClosingAnnounced',
          data: { workspace_id, closes_at, erases_at: after(closes_at, READABLE_DAYS) },
        },
      ]
    }

    case 'withdraw-closing':
      return state.closing
        ? [{ type: 'WorkspaceClosingWithdrawn', data: { workspace_id } }]
        : refuse('privacy.not_closing')

    case 'start-erasure':
      // Withdrawn at this moment.
      return state.closing && state.closing.erases_at <= command.now
        ? [{ type: 'WorkspaceErasureStarted', data: { workspace_id } }]
        : []

    default:
      return command satisfies never
  }
}
