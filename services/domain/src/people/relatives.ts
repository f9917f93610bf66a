import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { MOST_RELATIVES, type relativeEvents } from '@workledger/contracts/people/relatives.events'
import { without } from '../kernel/by-id'
import { changed } from '../kernel/changed'
import type { Decider } from '../kernel/decider'

export type RelativeEvent = AnyEventOf<typeof relativeEvents>
type RelativeEventData<T extends RelativeEvent['type']> = Extract<
  RelativeEvent,
  { type: T }
>['data']

export interface Relatives {
  contacts: Record<
    string,
    Omit<RelativeEventData<'EmergencyContactAdded'>, 'employee_id' | 'contact_id'>
  >
  dependants: Record<
    string,
    Omit<RelativeEventData<'DependantAdded'>, 'employee_id' | 'dependant_id'>
  >
}

export type RelativeCommand =
  | ({ type: 'add-contact' } & RelativeEventData<'EmergencyContactAdded'>)
  | ({ type: 'change-contact' } & RelativeEventData<'EmergencyContactChanged'>)
  | ({ type: 'remove-contact' } & RelativeEventData<'EmergencyContactRemoved'>)
  /** `today` is the employee's own. */
  | ({ type: 'add-dependant'; today: string } & RelativeEventData<'DependantAdded'>)
  | ({ type: 'change-dependant'; today: string } & RelativeEventData<'DependantChanged'>)
  | ({ type: 'remove-dependant' } & RelativeEventData<'DependantRemoved'>)

/** An employee's emergency contacts and dependants: stream `relatives-{employee}`. */
export const relativesDecider: Decider<Relatives, RelativeCommand, RelativeEvent> = {
  category: 'relatives',
  initial: { contacts: {}, dependants: {} },
  decide(state, command) {
    switch (command.type) {
      case 'add-contact': {
        const { type: _, ...data } = command
        room(state.contacts)
        return [{ type: 'EmergencyContactAdded', data }]
      }

      case 'change-contact': {
        const { type: _, employee_id, contact_id, ...update } = command
        const difference = changed(state.contacts[contact_id] ?? refuse('not_found'), update)

        return difference
          ? [{ type: 'EmergencyContactChanged', data: { ...difference, employee_id, contact_id } }]
          : []
      }

      case 'remove-contact': {
        const { employee_id, contact_id } = command
        if (!state.contacts[contact_id]) refuse('not_found')
        return [{ type: 'EmergencyContactRemoved', data: { employee_id, contact_id } }]
      }

      case 'add-dependant': {
        const { type: _, today, ...data } = command
        room(state.dependants)
        born(data, today)

        return [{ type: 'DependantAdded', data }]
      }

      case 'change-dependant': {
        const { type: _, today, employee_id, dependant_id, ...update } = command
        const difference = changed(state.dependants[dependant_id] ?? refuse('not_found'), update)
        born(update, today)

        return difference
          ? [{ type: 'DependantChanged', data: { ...difference, employee_id, dependant_id } }]
          : []
      }

      case 'remove-dependant': {
        const { employee_id, dependant_id } = command
        if (!state.dependants[dependant_id]) refuse('not_found')
        return [{ type: 'DependantRemoved', data: { employee_id, dependant_id } }]
      }

      default:
        return command satisfies never
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'EmergencyContactAdded':
      case 'EmergencyContactChanged': {
        const { employee_id: _, contact_id, ...fields } = event.data

        const contact = {
          ...state.contacts[contact_id],
          ...fields,
        } as Relatives['contacts'][string]

        return { ...state, contacts: { ...state.contacts, [contact_id]: contact } }
      }

      case 'EmergencyContactRemoved':
        return { ...state, contacts: without(state.contacts, event.data.contact_id) }
      case 'DependantAdded':
      case 'DependantChanged': {
        const { employee_id: _, dependant_id, ...fields } = event.data

        const dependant = {
          ...state.dependants[dependant_id],
          ...fields,
        } as Relatives['dependants'][string]

        return { ...state, dependants: { ...state.dependants, [dependant_id]: dependant } }
      }

      case 'DependantRemoved':
        return { ...state, dependants: without(state.dependants, event.data.dependant_id) }
      default:
        return event satisfies never
    }
  },
}

const room = (kept: object) => Object.keys(kept).length < MOST_RELATIVES || refuse('relatives.most')

const born = ({ birthday_on }: { birthday_on?: string | null | undefined }, today: string) => {
  if (birthday_on && birthday_on > today) refuseField('birthday_on', 'field.future')
}
