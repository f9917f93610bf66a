import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { erasableFrom, keptFrom, type RetentionFacts } from '@workledger/contracts/kernel/retention'
import type { employeeEvents } from '@workledger/contracts/people/people.events'
import { mayBegin, type Proposal, waitsUntil } from '../kernel/two-people'

type EmployeeEvent = AnyEventOf<typeof employeeEvents>

/** The state of the erasure while a record exists. */
export interface ErasureState {
  /** A legal hold forbids the erasure. */
  readonly held: boolean
  readonly proposal: Proposal | null
}

interface Former extends ErasureState {
  user_id: string | null
}

/** The relevant part of an employee's record. */
type State =
  | { status: 'none' }
  | { status: 'erased' }
  | { status: 'erasing'; user_id: string | null }
  | ({ status: 'active' } & ErasureState)
  | ({ status: 'terminated'; terminated_on: string } & Former)
  | ({ status: 'deleted'; ended_on: string | null } & Former)

/** What decides the earliest day of erasure, besides the record. */
export interface Retained extends Omit<RetentionFacts, 'ended_on'> {
  /** The last day of a deleted employee whose record lacks it. */
  readonly ended_on: string | null
  readonly retention_years: number
  /** The end of a retention from an earlier employment. */
  readonly kept_at_least: string | null
}

/** The actor, and whether another person could have acted: see `two-people`. */
interface Acting {
  by: readonly string[]
  now: string
  othersCould: boolean
}

export type ErasureCommand =
  | { type: 'hold'; employee_id: string; reason: string }
  | { type: 'lift-hold'; employee_id: string }
  /**
   * Requests the erasure, or starts one that another person requested; `today` is the company's.
   */
  | ({ type: 'start-erasure'; employee_id: string; retained: Retained; today: string } & Acting)
  | { type: 'withdraw-erasure'; employee_id: string }
  /** The key is destroyed. */
  | { type: 'finish-erasure'; employee_id: string }

export const isErasureCommand = (command: { type: string }): command is ErasureCommand =>
  ['hold', 'lift-hold', 'start-erasure', 'withdraw-erasure', 'finish-erasure'].includes(
    command.type,
  )

/**
 * Decides holds and the erasure of a former employee. It is part of their record, so that they
 * cannot be rehired during the erasure.
 */
export function decideErasure(state: State, command: ErasureCommand): EmployeeEvent[] {
  const { employee_id } = command
  if (state.status === 'none') return refuse('not_found')

  if (command.type === 'finish-erasure') {
    if (state.status === 'erased') return []
    if (state.status !== 'erasing') return refuse('not_found')
    return [{ type: 'PersonErased', data: { employee_id, user_id: state.user_id } }]
  }

  if (state.status === 'erasing' || state.status === 'erased') return refuse('privacy.erased')

  switch (command.type) {
    case 'hold':
      return state.held
        ? refuse('privacy.held')
        : [{ type: 'ErasureHoldPlaced', data: { employee_id, reason: command.reason } }]

    case 'lift-hold':
      return state.held
        ? [{ type: 'ErasureHoldLifted', data: { employee_id } }]
        : refuse('privacy.not_held')

    case 'start-erasure':
      return state.status === 'active'
        ? refuse('people.not_terminated')
        : startErasure(state, command)

    case 'withdraw-erasure':
      return state.proposal
        ? [{ type: 'PersonErasureWithdrawn', data: { employee_id } }]
        : refuse('privacy.not_proposed')

    default:
      return command satisfies never
  }
}

function startErasure(
  state: Extract<State, { status: 'terminated' | 'deleted' }>,
  {
    employee_id,
    retained,
    today,
    by,
    now,
    othersCould,
  }: Extract<ErasureCommand, { type: 'start-erasure' }>,
): EmployeeEvent[] {
  if (state.held) return refuse('privacy.held')
  const { retention_years, kept_at_least } = retained

  const ended_on =
    (state.status === 'terminated' ? state.terminated_on : state.ended_on) ??
    retained.ended_on ??
    refuse('not_found')

  const facts = { ...retained, ended_on }
  const day = erasableFrom(facts, retention_years, kept_at_least)
  if (today < day) return refuse('privacy.retention', { params: { day, years: retention_years } })
  // A former employee with a new record may not erase their first one.
  if (state.user_id && by.includes(state.user_id)) return refuse('privacy.own')

  const { proposal } = state

  if (!proposal)
    return [
      {
        type: 'PersonErasureProposed',
        data: { employee_id, by: [...by], waits_until: waitsUntil(now, othersCould) },
      },
    ]

  if (!mayBegin(proposal, { by, now, othersCould })) {
    const { waits_until } = proposal
    return waits_until && !othersCould
      ? refuse('privacy.waits', { params: { until: waits_until.slice(0, 10) } })
      : refuse('privacy.second_person')
  }

  return [
    // The consequences of a deletion apply here too.
    ...(state.status === 'terminated'
      ? [{ type: 'EmployeeDeleted' as const, data: { employee_id } }]
      : []),
    {
      type: 'PersonErasureStarted',
      data: {
        employee_id,
        user_id: state.user_id,
        ended_on,
        retention_years,
        kept_from: keptFrom(facts),
      },
    },
  ]
}
