import type { serviceAccountEvents } from '@workledger/contracts/integrations/integrations.events'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { beyondOwn } from '@workledger/contracts/kernel/permissions'
import { changed } from '../kernel/changed'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'

export type ServiceAccountEvent = AnyEventOf<typeof serviceAccountEvents>
type Added = Extract<ServiceAccountEvent, { type: 'ServiceAccountAdded' }>['data']
type Changed = Extract<ServiceAccountEvent, { type: 'ServiceAccountChanged' }>['data']

export type ServiceAccountState =
  | { status: 'none' | 'removed' }
  | { status: 'active'; name: string; description: string | null; permissions: readonly string[] }

/** `held`: the caller's permissions, beyond which they cannot give. */
export type ServiceAccountCommand =
  | ({ type: 'add'; held: readonly string[] } & Added)
  | ({ type: 'change'; held: readonly string[] } & Changed)
  | { type: 'remove'; account_id: string }

/** An actor of the company that is no person: stream `service-account-{id}`. */
export const serviceAccountDecider: Decider<
  ServiceAccountState,
  ServiceAccountCommand,
  ServiceAccountEvent
> = {
  category: 'service-account',
  initial: { status: 'none' },
  decide(state, command) {
    if (command.type === 'add') {
      if (state.status !== 'none') return refuse('state.conflict')
      const { type: _, held, ...data } = command
      if (beyondOwn(held, data.permissions).length > 0) refuse('structure.permission_not_held')

      return [{ type: 'ServiceAccountAdded', data }]
    }

    if (state.status !== 'active') return refuse('not_found')

    switch (command.type) {
      case 'change': {
        const { type: _, held, account_id, ...update } = command

        if (beyondOwn(held, update.permissions ?? [], state.permissions).length > 0)
          refuse('structure.permission_not_held')

        const { status: _status, ...before } = state
        const difference = changed(before, update)

        return difference
          ? [{ type: 'ServiceAccountChanged', data: { ...difference, account_id } as Changed }]
          : []
      }

      case 'remove':
        return [{ type: 'ServiceAccountRemoved', data: { account_id: command.account_id } }]
      default:
        return command satisfies never
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'ServiceAccountAdded': {
        const { name, description, permissions } = event.data
        return { status: 'active', name, description, permissions }
      }

      case 'ServiceAccountChanged': {
        const { account_id: _, ...update } = event.data
        return state.status === 'active' ? ({ ...state, ...update } as ServiceAccountState) : state
      }

      case 'ServiceAccountRemoved':
        return { status: 'removed' }
      default:
        return event satisfies never
    }
  },
  content: contentOf<ServiceAccountEvent>({
    ServiceAccountAdded: { submitted: 'account_id' },
    ServiceAccountChanged: { changed: 'account_id' },
    ServiceAccountRemoved: { gone: 'account_id' },
  }),
}
