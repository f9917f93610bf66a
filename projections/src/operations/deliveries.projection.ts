import { userEvents } from '@workledger/contracts/access/access.events'
import { deliveryEvents as e } from '@workledger/contracts/operations/operations.events'
import { employeeEvents } from '@workledger/contracts/people/people.events'
import { at, begin, change, changeWhere, erased, projection } from '../kernel/projection'
import { col, table } from '../kernel/table'

export const deliveries = table(
  'deliveries',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    kind: col.text,
    template: col.text,
    person_id: col.uuid,
    /** The event that caused it. */
    about: col.maybe.uuid,
    to: col.maybe.text,
    /** State of its stream: `intended`, `attempted`, `sent`, `withheld`, `failed`, `unknown`. */
    state: col.text,
    where: col.maybe.text,
    message_id: col.maybe.text,
    reason: col.maybe.text,
    attempts: col.int,
    created_at: col.instant,
    attempted_at: col.maybe.instant,
    settled_at: col.maybe.instant,
  },
  { indexes: ['workspace_id, created_at desc', 'workspace_id, state', 'person_id', 'about'] },
)

const deliveryIdOf = (event: { data: { delivery_id: string } }) => event.data.delivery_id

const gone = () => ({ to: null, reason: null })

export const deliveriesProjection = projection('deliveries', {
  version: 4,
  tables: [deliveries],
  steps: [
    begin(e.DeliveryIntended, deliveries, deliveryIdOf, (event) => ({
      id: event.data.delivery_id,
      workspace_id: event.workspace,
      kind: event.data.kind,
      template: event.data.template,
      person_id: event.data.person_id,
      about: event.data.about?.event_id ?? null,
      to: event.data.to,
      state: 'intended',
      where: null,
      message_id: null,
      reason: null,
      attempts: 0,
      created_at: at(event),
      attempted_at: null,
      settled_at: null,
    })),
    change(e.DeliveryAttempted, deliveries, deliveryIdOf, (event, row) => ({
      state: 'attempted',
      attempts: row.attempts + 1,
      attempted_at: at(event),
      reason: null,
    })),
    change(e.DeliverySucceeded, deliveries, deliveryIdOf, (event, row) => ({
      state: 'sent',
      where: event.data.where,
      message_id: event.data.message_id,
      attempts: Math.max(row.attempts, 1),
      reason: null,
      settled_at: at(event),
    })),
    change(e.DeliveryDeferred, deliveries, deliveryIdOf, (event) => ({
      state: 'intended',
      reason: event.data.reason,
    })),
    change(e.DeliveryWithheld, deliveries, deliveryIdOf, (event) => ({
      state: 'withheld',
      reason: null,
      settled_at: at(event),
    })),
    change(e.DeliveryFailed, deliveries, deliveryIdOf, (event) => ({
      state: 'failed',
      reason: event.data.reason,
      settled_at: at(event),
    })),
    change(e.DeliveryLost, deliveries, deliveryIdOf, (event) => ({
      state: 'unknown',
      reason: event.data.reason,
      settled_at: at(event),
    })),
    change(e.DeliveryResent, deliveries, deliveryIdOf, () => ({
      state: 'intended',
      settled_at: null,
    })),
    changeWhere(
      employeeEvents.PersonErased,
      deliveries,
      { column: 'person_id', value: erased },
      gone,
    ),
    // Only mails of this company, which knows the account under a key of its own.
    changeWhere(
      employeeEvents.PersonErased,
      deliveries,
      { column: 'person_id', value: ({ data }) => data.user_id ?? data.employee_id },
      (event, row) => (row.workspace_id === event.workspace ? gone() : {}),
    ),
    changeWhere(
      userEvents.UserErased,
      deliveries,
      { column: 'person_id', value: ({ data }) => data.user_id },
      (event, row) => (row.workspace_id === event.workspace ? gone() : {}),
    ),
  ],
})
