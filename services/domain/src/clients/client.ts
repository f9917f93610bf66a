import type { clientEvents } from '@workledger/contracts/clients/clients.events'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { changed } from '../kernel/changed'
import type { Decider } from '../kernel/decider'
import { checkParty } from '../kernel/party-checks'

export type ClientEvent = AnyEventOf<typeof clientEvents>
type ClientDetails = Omit<Extract<ClientEvent, { type: 'ClientAdded' }>['data'], 'client_id'>
export type Client =
  | { status: 'none' }
  | ({ status: 'active' } & ClientDetails)
  | { status: 'deleted' }

export type ClientCommand =
  | ({ type: 'add'; client_id: string } & ClientDetails)
  | ({ type: 'change'; client_id: string } & {
      [K in keyof ClientDetails]?: ClientDetails[K] | undefined
    })
  | { type: 'delete'; client_id: string }

/** A client of the company: stream `client-{id}`. */
export const clientDecider: Decider<Client, ClientCommand, ClientEvent> = {
  category: 'client',
  initial: { status: 'none' },
  decide,
  evolve,
}

function decide(state: Client, command: ClientCommand): ClientEvent[] {
  if (command.type === 'add') {
    const { type: _, ...data } = command
    checkParty(data)
    return state.status === 'none' ? [{ type: 'ClientAdded', data }] : refuse('state.conflict')
  }

  if (state.status !== 'active') return refuse('not_found')
  const { client_id } = command

  switch (command.type) {
    case 'change': {
      const { type: _, client_id: __, ...update } = command
      checkParty(update)
      const difference = changed(state, update)

      return difference
        ? [
            {
              type: 'ClientChanged',
              data: { ...(difference as Partial<ClientDetails>), client_id },
            },
          ]
        : []
    }

    case 'delete':
      return [{ type: 'ClientDeleted', data: { client_id } }]
    default:
      return command satisfies never
  }
}

function evolve(state: Client, event: ClientEvent): Client {
  switch (event.type) {
    case 'ClientAdded': {
      const { client_id: _, ...details } = event.data
      return { status: 'active', ...details }
    }

    case 'ClientChanged': {
      const { client_id: _, ...update } = event.data
      return state.status === 'active' ? { ...state, ...(update as Partial<ClientDetails>) } : state
    }

    case 'ClientDeleted':
      return { status: 'deleted' }
    default:
      return event satisfies never
  }
}
