import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { employeeEvents } from '@workledger/contracts/people/people.events'
import { contentOf } from '../kernel/contents'
import { type ErasureState } from './erasure'

export type EmployeeEvent = AnyEventOf<typeof employeeEvents>

export type EmployeeEventData<T extends EmployeeEvent['type']> = Extract<
  EmployeeEvent,
  { type: T }
>['data']

export type EmployeeRecord = EmployeeEventData<'EmployeeAdded'>

export type Profile = Omit<EmployeeEventData<'EmployeeProfileChanged'>, 'employee_id' | 'import_id'>

export type Job = Omit<
  EmployeeEventData<'EmployeeJobChanged'>,
  'employee_id' | 'effective_on' | 'import_id'
>

/** An ended employment; `from` is null if its first day is unknown. */
export interface Employment {
  readonly from: string | null
  readonly to: string
}

/** The values that an import changed, by field: the earlier one, and its own. */
export type ImportedValues = Readonly<
  Record<string, { readonly of: 'profile' | 'job'; readonly before: unknown; readonly to: unknown }>
>

export interface KnownEmployee extends ErasureState {
  record: EmployeeRecord
  user_id: string | null
  invited: boolean
  /** Employed, but without access. */
  suspended: boolean
  options: Record<string, string>
  /** The role that the person has without groups; null if an old event does not tell. */
  own_role: string | null
  /** Earlier employments, oldest first. */
  earlier: readonly Employment[]
  /** What imports changed, by import. */
  imported: Readonly<Record<string, ImportedValues>>
}

export type EmployeeState =
  | { status: 'none' }
  /** `ended_on`: the last day of an employee who was terminated before. */
  | ({ status: 'deleted'; user_id: string | null; ended_on: string | null } & ErasureState)
  | { status: 'erasing'; user_id: string | null }
  | { status: 'erased' }
  | ({ status: 'active' } & KnownEmployee)
  | ({ status: 'terminated'; terminated_on: string } & KnownEmployee)

/** Returns whether the record is deleted, so that nothing more can follow. */
export const isGone = ({ status }: EmployeeState) =>
  status === 'deleted' || status === 'erasing' || status === 'erased'

/**
 * The erasure of the person, an item separate from their record: its permission, and its
 * requesters.
 */
export const ERASURE = 'erasure'

/** Reports the content of the record; the erasure and its holds are not part of it. */
export const content = contentOf<EmployeeEvent>({
  EmployeeAdded: { submitted: 'employee_id' },
  EmployeeProfileChanged: { changed: 'employee_id' },
  EmployeeJobChanged: { changed: 'employee_id' },
  EmployeeAvatarChanged: { changed: 'employee_id' },
  EmployeeInvited: { changed: 'employee_id' },
  EmployeeJoined: { changed: 'employee_id' },
  EmployeeTerminated: { changed: 'employee_id', noted: () => ERASURE },
  EmployeeAccessStopped: { changed: 'employee_id' },
  EmployeeAccessRestored: { changed: 'employee_id' },
  EmployeeUnterminated: { changed: 'employee_id', noted: () => ERASURE },
  EmployeeRehired: { changed: 'employee_id', noted: () => ERASURE },
  EmployeeOptionSet: { changed: 'employee_id' },
  ErasureHoldPlaced: { noted: () => ERASURE },
  ErasureHoldLifted: { noted: () => ERASURE },
  PersonErasureProposed: { noted: () => ERASURE },
  PersonErasureWithdrawn: { noted: () => ERASURE },
})

export function evolve(state: EmployeeState, event: EmployeeEvent): EmployeeState {
  if (event.type === 'EmployeeAdded')
    return {
      status: 'active',
      record: event.data,
      user_id: null,
      invited: false,
      suspended: false,
      options: {},
      own_role: event.data.role_id,
      earlier: [],
      imported: {},
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
    case 'EmployeeProfileChanged': {
      const { import_id, ...profile } = event.data
      const imported = withImported(state, import_id, 'profile', profile)
      const record = { ...state.record, ...(profile as Partial<EmployeeRecord>) }
      return { ...state, record, imported }
    }

    case 'EmployeeJobChanged': {
      const { effective_on: _, role_by, import_id, ...job } = event.data
      const record = { ...state.record, ...(job as Partial<EmployeeRecord>) }
      const imported = withImported(state, import_id, 'job', job)
      if (job.role_id === undefined || role_by === 'group') return { ...state, record, imported }

      return { ...state, record, imported, own_role: role_by ? job.role_id : null }
    }

    case 'EmployeeAvatarChanged':
      return state
    case 'EmployeeInvited':
      return { ...state, invited: true }
    case 'EmployeeJoined':
      return { ...state, user_id: event.data.user_id }
    case 'EmployeeTerminated':
      return { ...state, status: 'terminated', terminated_on: event.data.terminated_on }
    case 'EmployeeAccessStopped':
      return { ...state, suspended: true }
    case 'EmployeeAccessRestored':
      return { ...state, suspended: false }
    case 'EmployeeUnterminated':
      return active(state)

    case 'EmployeeRehired': {
      const { hired_on, role_id } = event.data
      if (state.status !== 'terminated') return state
      const earlier = [...state.earlier, { from: state.record.hired_on, to: state.terminated_on }]

      return {
        ...active(state),
        record: { ...state.record, hired_on, role_id },
        own_role: role_id,
        earlier,
      }
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
}

function withImported(
  { record, imported }: KnownEmployee,
  import_id: string | undefined,
  of: 'profile' | 'job',
  { employee_id: _, ...fields }: Readonly<Record<string, unknown>>,
): KnownEmployee['imported'] {
  if (!import_id) return imported

  const values = Object.entries(fields).map(([field, to]) => {
    const before = record[field as keyof EmployeeRecord] ?? null
    return [field, { of, before, to }] as const
  })

  return {
    ...imported,
    [import_id]: { ...imported[import_id], ...Object.fromEntries(values) },
  }
}

function active({
  record,
  user_id,
  invited,
  options,
  own_role,
  earlier,
  imported,
  held,
}: KnownEmployee): EmployeeState & { status: 'active' } {
  // A rehired employee is not erased, whatever was requested before.
  return {
    ...{ status: 'active', record, user_id, invited, options, own_role },
    ...{ earlier, imported, held },
    suspended: false,
    proposal: null,
  }
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
