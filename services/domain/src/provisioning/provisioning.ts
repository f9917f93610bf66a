import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { provisioningEvents } from '@workledger/contracts/provisioning/provisioning.events'
import { type ById, getById, putById, withoutId } from '../kernel/by-id'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'

export type ProvisioningEvent = AnyEventOf<typeof provisioningEvents>
type ProvisioningData<T extends ProvisioningEvent['type']> = Extract<
  ProvisioningEvent,
  { type: T }
>['data']

type Settings = Pick<ProvisioningData<'ProvisioningSet'>, 'leavers' | 'invite' | 'add_departments'>

export interface Provisioning extends Settings {
  /** The employee behind each user name, by its keyed hash. */
  names: ById<string>
  people: ById<
    Pick<ProvisioningData<'PersonProvisioned'>, 'user_name_key' | 'user_name' | 'external_id'>
  >
}

export type ProvisioningCommand =
  | {
      type: 'set'
      workspace_id: string
      leavers?: Settings['leavers'] | undefined
      invite?: boolean | undefined
      add_departments?: boolean | undefined
    }
  | ({ type: 'provision' } & ProvisioningData<'PersonProvisioned'>)
  | { type: 'unprovision'; employee_id: string }

/** What the company's directory may do, and whom it knows: stream `provisioning-{workspace}`. */
export const provisioningDecider: Decider<Provisioning, ProvisioningCommand, ProvisioningEvent> = {
  category: 'provisioning',
  initial: { leavers: 'access', invite: true, add_departments: false, names: {}, people: {} },
  decide(state, command) {
    switch (command.type) {
      case 'set': {
        const {
          workspace_id,
          leavers = state.leavers,
          invite = state.invite,
          add_departments = state.add_departments,
        } = command

        const same =
          leavers === state.leavers &&
          invite === state.invite &&
          add_departments === state.add_departments

        const data = { workspace_id, leavers, invite, add_departments }

        return same ? [] : [{ type: 'ProvisioningSet', data }]
      }

      case 'provision': {
        const { type: _, ...data } = command
        const holder = getById(state.names, data.user_name_key)
        if (holder && holder !== data.employee_id) refuse('provisioning.user_name')
        const before = getById(state.people, data.employee_id)

        const same =
          before?.user_name === data.user_name && before?.external_id === data.external_id

        return same ? [] : [{ type: 'PersonProvisioned', data }]
      }

      case 'unprovision':
        return getById(state.people, command.employee_id)
          ? [{ type: 'PersonUnprovisioned', data: { employee_id: command.employee_id } }]
          : []

      default:
        return command satisfies never
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'ProvisioningSet': {
        const { leavers, invite, add_departments } = event.data
        return { ...state, leavers, invite, add_departments }
      }

      case 'PersonProvisioned': {
        const { employee_id, ...person } = event.data

        return {
          ...state,
          names: putById(withoutName(state, employee_id), person.user_name_key, employee_id),
          people: putById(state.people, employee_id, person),
        }
      }

      case 'PersonUnprovisioned': {
        const { employee_id } = event.data

        return {
          ...state,
          names: withoutName(state, employee_id),
          people: withoutId(state.people, employee_id),
        }
      }

      default:
        return event satisfies never
    }
  },
  content: contentOf<ProvisioningEvent>({
    ProvisioningSet: { changed: 'workspace_id' },
  }),
}

function withoutName({ names, people }: Provisioning, employee: string): ById<string> {
  const before = getById(people, employee)
  return before ? withoutId(names, before.user_name_key) : names
}
