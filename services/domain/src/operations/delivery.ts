import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { deliveryEvents } from '@workledger/contracts/operations/operations.events'
import type { Decider } from '../kernel/decider'

export type DeliveryEvent = AnyEventOf<typeof deliveryEvents>
type DeliveryEventData<T extends DeliveryEvent['type']> = Extract<
  DeliveryEvent,
  { type: T }
>['data']
type Intent = DeliveryEventData<'DeliveryIntended'>

export type DeliveryState =
  | { status: 'none' }
  | { status: 'intended'; intent: Intent }
  | { status: 'attempted'; intent: Intent; at: string }
  | { status: 'sent'; intent: Intent }
  | { status: 'withheld'; intent: Intent }
  | { status: 'failed'; intent: Intent; reason: string | null }
  | { status: 'unknown'; intent: Intent; reason: string | null }

export type DeliveryCommand =
  | ({ type: 'intend' } & Intent)
  | { type: 'attempt'; at: string }
  | ({ type: 'succeed' } & Pick<DeliveryEventData<'DeliverySucceeded'>, 'where' | 'message_id'>)
  | { type: 'defer' | 'fail' | 'lose'; reason: string }
  | ({ type: 'withhold' } & Pick<DeliveryEventData<'DeliveryWithheld'>, 'why'>)
  /** Manual; `now` in ISO 8601. */
  | { type: 'resend'; now: string }

/** Milliseconds. An attempt ends well within this time, or it was cut off. */
export const ATTEMPT_LASTS = 60_000

/**
 * One mail to one person: stream `delivery-{id}`. A mail that may have arrived is repeated only by
 * hand.
 */
export const deliveryDecider: Decider<DeliveryState, DeliveryCommand, DeliveryEvent> = {
  category: 'delivery',
  initial: { status: 'none' },
  decide(state, command) {
    if (command.type === 'intend') {
      const { type: _, ...data } = command
      return state.status === 'none' ? [{ type: 'DeliveryIntended', data }] : []
    }

    if (state.status === 'none') return refuse('not_found')
    const { delivery_id, person_id } = state.intent
    const delivery = { delivery_id, person_id }

    switch (command.type) {
      case 'attempt':
        // A worker records the attempt before it contacts the mail server; a second worker with the
        // same job is too late.
        return state.status === 'intended'
          ? [{ type: 'DeliveryAttempted', data: { ...delivery, at: command.at } }]
          : refuse('operations.under_way')

      case 'succeed':
        // Even after it was marked unknown, because the answer came late.
        return state.status === 'sent'
          ? []
          : [
              {
                type: 'DeliverySucceeded',
                data: { ...delivery, where: command.where, message_id: command.message_id },
              },
            ]

      case 'defer':
        return state.status === 'attempted'
          ? [{ type: 'DeliveryDeferred', data: { ...delivery, reason: command.reason } }]
          : []

      case 'fail':
        return state.status === 'intended' || state.status === 'attempted'
          ? [{ type: 'DeliveryFailed', data: { ...delivery, reason: command.reason } }]
          : []

      case 'withhold':
        return state.status === 'intended'
          ? [{ type: 'DeliveryWithheld', data: { ...delivery, why: command.why } }]
          : []

      case 'lose':
        return state.status === 'attempted'
          ? [{ type: 'DeliveryLost', data: { ...delivery, reason: command.reason } }]
          : []

      case 'resend':
        if (state.status === 'sent') refuse('operations.delivered')
        if (state.status === 'withheld') refuse('operations.withheld')
        if (state.status === 'intended') refuse('operations.under_way')

        if (state.status === 'attempted' && !cutOff(state.at, command.now))
          refuse('operations.under_way')

        return [{ type: 'DeliveryResent', data: delivery }]

      default:
        return command satisfies never
    }
  },
  evolve(state, event) {
    if (event.type === 'DeliveryIntended') return { status: 'intended', intent: event.data }
    if (state.status === 'none') return state
    const { intent } = state

    switch (event.type) {
      case 'DeliveryAttempted':
        return { status: 'attempted', intent, at: event.data.at }
      case 'DeliverySucceeded':
        return { status: 'sent', intent }
      case 'DeliveryWithheld':
        return { status: 'withheld', intent }
      case 'DeliveryFailed':
        return { status: 'failed', intent, reason: event.data.reason }
      case 'DeliveryLost':
        return { status: 'unknown', intent, reason: event.data.reason }
      case 'DeliveryDeferred':
      case 'DeliveryResent':
        return { status: 'intended', intent }
      default:
        return event satisfies never
    }
  },
}

const cutOff = (at: string, now: string) => Date.parse(now) - Date.parse(at) > ATTEMPT_LASTS
