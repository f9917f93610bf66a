import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import { changed } from '../kernel/changed'
import type { Decider } from '../kernel/decider'
import type { EmployeeCommand } from './employee-commands'
import {
  blank,
  content,
  type EmployeeEvent,
  type EmployeeRecord,
  type EmployeeState,
  evolve,
  isGone,
  type KnownEmployee,
} from './employee-state'
import { decideErasure, isErasureCommand } from './erasure'
import { valuesToPutBack } from './imported-values'

/** An employee's record: stream `employee-{id}`. */
export const employeeDecider: Decider<EmployeeState, EmployeeCommand, EmployeeEvent> = {
  category: 'employee',
  initial: { status: 'none' },
  content,
  decide,
  evolve,
}

function decide(state: EmployeeState, command: EmployeeCommand): EmployeeEvent[] {
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
  if (command.type === 'undo-import' && isGone(state)) return []
  if (state.status !== 'active' && state.status !== 'terminated') return refuse('not_found')
  const { employee_id } = command

  switch (command.type) {
    case 'change': {
      const { today, effective_on = today, profile, job, avatar, import_id } = command
      const cause = import_id ? { import_id } : {}

      if (effective_on > today || effective_on < `${today.slice(0, 4)}-01-01`)
        refuseField('effective_on', 'people.effective_on')

      return [
        ...employeeDecider.decide(state, {
          ...profile,
          ...cause,
          type: 'change-profile',
          employee_id,
          today,
        }),
        ...employeeDecider.decide(state, {
          ...job,
          ...cause,
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
      const { type: _, today, import_id, ...update } = command
      const cause = import_id ? { import_id } : {}

      if (update.birthday_on && update.birthday_on > today)
        refuseField('birthday_on', 'field.future')

      const difference = changed(state.record, update)

      return difference
        ? [{ type: 'EmployeeProfileChanged', data: { ...difference, ...cause, employee_id } }]
        : []
    }

    case 'put-back': {
      const { import_id, today } = command
      const { profile, job } = valuesToPutBack(state, import_id)
      return decide(state, { type: 'change', employee_id, today, profile, job })
    }

    case 'change-job': {
      const { type: _, effective_on, role_by = 'person', import_id, ...update } = command
      const cause = import_id ? { import_id } : {}
      const difference = changed(state.record, update)

      if (difference?.hired_on !== undefined) {
        afterBefore(state, difference.hired_on, 'people.rehired_too_early', 'hired_on')
        beforeEnd(state, difference.hired_on)
      }

      if (!difference) return []
      const giver = difference.role_id === undefined ? {} : { role_by }

      return [
        {
          type: 'EmployeeJobChanged',
          data: { ...difference, ...giver, ...cause, employee_id, effective_on },
        },
      ]
    }

    case 'change-avatar':
      return [{ type: 'EmployeeAvatarChanged', data: { employee_id, avatar: command.avatar } }]

    case 'invite':
      if (state.user_id) refuse('people.joined')
      if (state.status === 'terminated') refuse('people.terminated')
      if (state.suspended) refuse('people.access_stopped')
      if (state.invited && !command.mayRepeat) refuse('access.denied')

      return [
        {
          type: 'EmployeeInvited',
          data: { employee_id, email: state.record.email || refuse('people.no_email') },
        },
      ]

    case 'join':
      if (state.status === 'terminated') refuse('people.terminated')
      if (state.suspended) refuse('people.access_stopped')
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

    case 'stop-access':
    case 'restore-access': {
      const stop = command.type === 'stop-access'
      if (state.status === 'terminated') refuse('people.terminated')
      if (state.suspended === stop) return []
      const type = stop ? 'EmployeeAccessStopped' : 'EmployeeAccessRestored'

      return [{ type, data: { employee_id } }]
    }

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

    case 'undo-import':
      if (state.user_id) refuse('people.joined')
      if (state.held) refuse('privacy.held')
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
}

/** Refuses a last day before the first one or before the last check-in. */
function afterWork(
  { hired_on }: EmployeeRecord,
  terminated_on: string,
  last_worked_on: string | null,
) {
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
  { earlier }: KnownEmployee,
  day: string | null,
  code: 'people.rehired_too_early' | 'people.ended_before',
  field: string,
) {
  const before = earlier.at(-1)

  if (before && (day === null || day <= before.to))
    refuse(code, { field, params: { day: before.to } })
}
