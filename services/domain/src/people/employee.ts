import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { employeeEvents } from '@workledger/contracts/people/people.events'
import { changed } from '../kernel/changed'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'
import { decideErasure, type ErasureCommand, type ErasureState, isErasureCommand } from './erasure'

export type EmployeeEvent = AnyEventOf<typeof employeeEvents>
type EmployeeEventData<T extends EmployeeEvent['type']> = Extract<
  EmployeeEvent,
  { type: T }
>['data']
type Record_ = EmployeeEventData<'EmployeeAdded'>
type Profile = Omit<EmployeeEventData<'EmployeeProfileChanged'>, 'employee_id'>
type Job = Omit<EmployeeEventData<'EmployeeJobChanged'>, 'employee_id' | 'effective_on'>

/** An ended employment; `from` is null if its first day is unknown. */
export interface Employment {
  readonly from: string | null
  readonly to: string
}

interface Known extends ErasureState {
  record: Record_
  user_id: string | null
  invited: boolean
  options: Record<string, string>
  /** Earlier employments, oldest first. */
  earlier: readonly Employment[]
}

export type EmployeeState =
  | { status: 'none' }
  /** `ended_on`: the last day of an employee who was terminated before. */
  | ({ status: 'deleted'; user_id: string | null; ended_on: string | null } & ErasureState)
  | { status: 'erasing'; user_id: string | null }
  | { status: 'erased' }
  | ({ status: 'active' } & Known)
  | ({ status: 'terminated'; terminated_on: string } & Known)

export type EmployeeCommand =
  /** The creator of a workspace: an employee with a user from the start. */
  | ({ type: 'found'; user_id: string } & Pick<
      Record_,
      | 'employee_id'
      | 'first_name'
      | 'last_name'
      | 'email'
      | 'oid'
      | 'role_id'
      | 'location_id'
      | 'time_off_policy_id'
    >)
  | ({ type: 'add'; invite: boolean } & Record_)
  /**
   * Several changes in one decision. `today` is the employee's; `effective_on` is the effective
   * date of the job if different.
   */
  | {
      type: 'change'
      employee_id: string
      today: string
      effective_on?: string | undefined
      profile: Profile
      job: Job
      avatar?: string | undefined
    }
  | ({ type: 'change-profile'; today: string } & EmployeeEventData<'EmployeeProfileChanged'>)
  | ({ type: 'change-job' } & EmployeeEventData<'EmployeeJobChanged'>)
  | ({ type: 'change-avatar' } & EmployeeEventData<'EmployeeAvatarChanged'>)
  | { type: 'invite'; employee_id: string; mayRepeat: boolean }
  | ({ type: 'join' } & EmployeeEventData<'EmployeeJoined'>)
  /** `last_worked_on`: the day of the last check-in; omitted if not looked up. */
  | ({
      type: 'terminate'
      today: string
      last_worked_on?: string | null
    } & EmployeeEventData<'EmployeeTerminated'>)
  | { type: 'unterminate'; employee_id: string }
  /**
   * `hired_on` is the new first day, `today` the employee's own. The role must have no permissions,
   * so that old ones do not return unnoticed.
   */
  | ({ type: 'rehire'; today: string } & EmployeeEventData<'EmployeeRehired'>)
  /**
   * `evidence`: attendance, leave, claims or pay exists, so the employment ends before the record
   * is deleted.
   */
  | { type: 'delete'; employee_id: string; evidence?: boolean }
  | ({ type: 'set-option' } & EmployeeEventData<'EmployeeOptionSet'>)
  | ErasureCommand

/** Returns whether the record is deleted, so that nothing more can follow. */
export const isGone = ({ status }: EmployeeState) =>
  status === 'deleted' || status === 'erasing' || status === 'erased'

/**
 * The erasure of the person, an item separate from their record: its permission, and its
 * requesters.
 */
export const ERASURE = 'erasure'

/** Reports the content of the record; the erasure and its holds are not part of it. */
const content = contentOf<EmployeeEvent>({
  EmployeeAdded: { submitted: 'employee_id' },
  EmployeeProfileChanged: { changed: 'employee_id' },
  EmployeeJobChanged: { changed: 'employee_id' },
  EmployeeAvatarChanged: { changed: 'employee_id' },
  EmployeeInvited: { changed: 'employee_id' },
  EmployeeJoined: { changed: 'employee_id' },
  EmployeeTerminated: { changed: 'employee_id', noted: () => ERASURE },
  EmployeeUnterminated: { changed: 'employee_id', noted: () => ERASURE },
  EmployeeRehired: { changed: 'employee_id', noted: () => ERASURE },
  EmployeeOptionSet: { changed: 'employee_id' },
  ErasureHoldPlaced: { noted: () => ERASURE },
  ErasureHoldLifted: { noted: () => ERASURE },
  PersonErasureProposed: { noted: () => ERASURE },
  PersonErasureWithdrawn: { noted: () => ERASURE },
})

/** An employee's record: stream `employee-{id}`. */
export const employeeDecider: Decider<EmployeeState, EmployeeCommand, EmployeeEvent> = {
  category: 'employee',
  initial: { status: 'none' },
  content,
  decide(state, command) {
    if (command.type === 'add') {
      const { type: _, invite, ...data } = command
      if (state.status !== 'none') return []
      const { employee_id, email } = data

      return [
        { type: 'EmployeeAdded', data },
        ...(invite && email
          ? [{ type: 'EmployeeInvited' as const, data: { employee_id, email } }]
          : []),
      ]
    }

    if (command.type === 'found') {
      const { type: _, user_id, ...data } = command
      if (state.status !== 'none') return []

      return [
        { type: 'EmployeeAdded', data: { ...blank, ...data } },
        { type: 'EmployeeJoined', data: { employee_id: data.employee_id, user_id } },
      ]
    }

    if (isErasureCommand(command)) return decideErasure(state, command)
    if (state.status !== 'active' && state.status !== 'terminated') return refuse('not_found')
    const { employee_id } = command

    switch (command.type) {
      case 'change': {
        const { today, effective_on = today, profile, job, avatar } = command

        if (effective_on > today || effective_on < `${today.slice(0, 4)}-01-01`)
          refuseField('effective_on', 'people.effective_on')

        return [
          ...employeeDecider.decide(state, {
            ...profile,
            type: 'change-profile',
            employee_id,
            today,
          }),
          ...employeeDecider.decide(state, {
            ...job,
            type: 'change-job',
            employee_id,
            effective_on,
          }),
          ...(avatar
            ? employeeDecider.decide(state, { type: 'change-avatar', employee_id, avatar })
            : []),
        ]
      }

      case 'change-profile': {
        const { type: _, today, ...update } = command

        if (update.birthday_on && update.birthday_on > today)
          refuseField('birthday_on', 'field.future')

        const difference = changed(state.record, update)

        return difference
          ? [{ type: 'EmployeeProfileChanged', data: { ...difference, employee_id } }]
          : []
      }

      case 'change-job': {
        const { type: _, effective_on, ...update } = command
        const difference = changed(state.record, update)

        if (difference?.hired_on !== undefined) {
          afterBefore(state, difference.hired_on, 'people.rehired_too_early', 'hired_on')
          beforeEnd(state, difference.hired_on)
        }

        return difference
          ? [{ type: 'EmployeeJobChanged', data: { ...difference, employee_id, effective_on } }]
          : []
      }

      case 'change-avatar':
        return [{ type: 'EmployeeAvatarChanged', data: { employee_id, avatar: command.avatar } }]

      case 'invite':
        if (state.user_id) refuse('people.joined')
        if (state.status === 'terminated') refuse('people.terminated')
        if (state.invited && !command.mayRepeat) refuse('access.denied')

        return [
          {
            type: 'EmployeeInvited',
            data: { employee_id, email: state.record.email || refuse('people.no_email') },
          },
        ]

      case 'join':
        if (state.status === 'terminated') refuse('people.terminated')
        if (state.user_id) return state.user_id === command.user_id ? [] : refuse('people.joined')
        return [{ type: 'EmployeeJoined', data: { employee_id, user_id: command.user_id } }]

      case 'terminate':
        if (state.status === 'terminated') refuse('people.terminated')
        if (command.terminated_on > command.today) refuseField('terminated_on', 'field.future')
        afterBefore(state, command.terminated_on, 'people.ended_before', 'terminated_on')
        afterWork(state.record, command.terminated_on, command.last_worked_on ?? null)

        return [
          {
            type: 'EmployeeTerminated',
            data: { employee_id, terminated_on: command.terminated_on },
          },
        ]

      case 'unterminate':
        return state.status === 'terminated'
          ? [{ type: 'EmployeeUnterminated', data: { employee_id } }]
          : refuse('people.not_terminated')

      case 'rehire': {
        const { hired_on, role_id, today } = command
        if (state.status !== 'terminated') return refuse('people.not_terminated')

        if (hired_on <= state.terminated_on)
          refuse('people.rehired_too_early', {
            field: 'hired_on',
            params: { day: state.terminated_on },
          })

        if (hired_on > `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`)
          refuse('people.rehired_too_late', { field: 'hired_on' })

        return [{ type: 'EmployeeRehired', data: { employee_id, hired_on, role_id } }]
      }

      case 'delete':
        if (command.evidence && state.status === 'active') refuse('people.has_records')
        return [{ type: 'EmployeeDeleted', data: { employee_id } }]

      case 'set-option':
        return state.options[command.name] === command.value
          ? []
          : [
              {
                type: 'EmployeeOptionSet',
                data: { employee_id, name: command.name, value: command.value },
              },
            ]

      default:
        return command satisfies never
    }
  },
  evolve(state, event) {
    if (event.type === 'EmployeeAdded')
      return {
        status: 'active',
        record: event.data,
        user_id: null,
        invited: false,
        options: {},
        earlier: [],
        held: false,
        proposal: null,
      }

    if (event.type === 'PersonErased') return { status: 'erased' }

    if (state.status === 'none' || state.status === 'erasing' || state.status === 'erased')
      return state

    if (event.type === 'ErasureHoldPlaced' || event.type === 'ErasureHoldLifted')
      return { ...state, held: event.type === 'ErasureHoldPlaced' }

    if (event.type === 'PersonErasureProposed') {
      const { by, waits_until } = event.data
      return { ...state, proposal: { by, waits_until } }
    }

    if (event.type === 'PersonErasureWithdrawn') return { ...state, proposal: null }

    if (event.type === 'PersonErasureStarted')
      return { status: 'erasing', user_id: event.data.user_id }

    if (state.status === 'deleted') return state

    switch (event.type) {
      case 'EmployeeProfileChanged':
        return { ...state, record: { ...state.record, ...(event.data as Partial<Record_>) } }

      case 'EmployeeJobChanged': {
        const { effective_on: _, ...job } = event.data
        return { ...state, record: { ...state.record, ...(job as Partial<Record_>) } }
      }

      case 'EmployeeAvatarChanged':
        return state
      case 'EmployeeInvited':
        return { ...state, invited: true }
      case 'EmployeeJoined':
        return { ...state, user_id: event.data.user_id }
      case 'EmployeeTerminated':
        return { ...state, status: 'terminated', terminated_on: event.data.terminated_on }
      case 'EmployeeUnterminated':
        return active(state)

      case 'EmployeeRehired': {
        const { hired_on, role_id } = event.data
        if (state.status !== 'terminated') return state
        const earlier = [...state.earlier, { from: state.record.hired_on, to: state.terminated_on }]

        return { ...active(state), record: { ...state.record, hired_on, role_id }, earlier }
      }

      case 'EmployeeDeleted':
        return {
          status: 'deleted',
          user_id: state.user_id,
          held: state.held,
          proposal: state.proposal,
          ended_on: state.status === 'terminated' ? state.terminated_on : null,
        }

      case 'EmployeeOptionSet':
        return { ...state, options: { ...state.options, [event.data.name]: event.data.value } }
      default:
        return event satisfies never
    }
  },
}

function active({
  record,
  user_id,
  invited,
  options,
  earlier,
  held,
}: Known): EmployeeState & { status: 'active' } {
  // A rehired employee is not erased, whatever was requested before.
  return { status: 'active', record, user_id, invited, options, earlier, held, proposal: null }
}

/** Refuses a last day before the first one or before the last check-in. */
function afterWork({ hired_on }: Record_, terminated_on: string, last_worked_on: string | null) {
  const field = 'terminated_on'

  if (hired_on && terminated_on < hired_on)
    refuse('people.ended_before_hire', { field, params: { day: hired_on } })

  if (last_worked_on && terminated_on < last_worked_on)
    refuse('people.ended_before_work', { field, params: { day: last_worked_on } })
}

/** Refuses a first day after the last one of a former employee. */
function beforeEnd(
  state: EmployeeState & { status: 'active' | 'terminated' },
  hired_on: string | null,
) {
  if (state.status !== 'terminated' || hired_on === null || hired_on <= state.terminated_on) return
  refuse('people.hired_after_end', { field: 'hired_on', params: { day: state.terminated_on } })
}

/** Refuses a day of this employment that falls into the previous one. */
function afterBefore(
  { earlier }: Known,
  day: string | null,
  code: 'people.rehired_too_early' | 'people.ended_before',
  field: string,
) {
  const before = earlier.at(-1)

  if (before && (day === null || day <= before.to))
    refuse(code, { field, params: { day: before.to } })
}

/** An empty record. */
export const blank = {
  email: null,
  phone_number: null,
  birthday_on: null,
  gender: null,
  nationality: null,
  address_1: null,
  address_2: null,
  city: null,
  state: null,
  postal_code: null,
  country: null,
  oid: null,
  manager_id: null,
  time_off_manager_id: null,
  time_off_policy_id: null,
  location_id: null,
  department_id: null,
  hired_on: null,
}
