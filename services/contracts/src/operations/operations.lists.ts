import * as z from 'zod'
import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { deliveryStatuses } from './delivery-statuses'
import { deliveryPlaces } from './operations.events'

export const deliveriesList = defineList({
  name: 'deliveries',
  label: 'Messages',
  who: 'admin',
  columns: {
    id: column.uuid('Id'),
    kind: column.text('Kind', { exported: false }),
    /** Whose address it is: a user, an employee, or a client. */
    person_id: column.uuid('Person'),
    template: column.text('Message', { searchable: true }),
    /** Null once the person was erased. */
    to: column.text('To', { searchable: true, nullable: true }),
    /** unknown: a mail server was asked and nobody knows whether it took the message. */
    status: column.of('text', 'Status', z.enum(deliveryStatuses)),
    where: column.of('text', 'Where', z.enum(deliveryPlaces), { nullable: true }),
    reason: column.text('Reason', { nullable: true }),
    attempts: column.number('Attempts'),
    message_id: column.text('Message-ID', { searchable: true, nullable: true }),
    created_at: column.instant('Created'),
    settled_at: column.instant('Settled', { nullable: true }),
    stream: column.stream(),
  },
  sort: '-created_at',
  perPage: 15,
})
export type Delivery = RowOf<typeof deliveriesList>
