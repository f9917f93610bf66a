import * as z from 'zod'
import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { announcementStatuses } from './announcement-statuses'
import { deliveryStatuses } from './delivery-statuses'
import { deliveryPlaces } from './operations.events'
import { queueNames } from './queue-names'

export const deliveriesList = defineList({
  name: 'deliveries',
  label: 'Messages',
  who: 'admin',
  columns: {
    id: column.uuid(),
    kind: column.text({ exported: false }),
    /** Whose address it is: a user, an employee, or a client. */
    person_id: column.uuid(),
    template: column.text({ exported: false }),
    /** What the template is called, in English; searched by in all languages. */
    message: column.text({ searchable: true }),
    /** Null once the person was erased. */
    to: column.text({ searchable: true, nullable: true }),
    /** unknown: a mail server was asked and nobody knows whether it took the message. */
    status: column.of('text', z.enum(deliveryStatuses)),
    where: column.of('text', z.enum(deliveryPlaces), { nullable: true }),
    reason: column.text({ nullable: true }),
    attempts: column.number(),
    message_id: column.text({ searchable: true, nullable: true }),
    created_at: column.instant(),
    settled_at: column.instant({ nullable: true }),
    stream: column.stream(),
  },
  sort: '-created_at',
  perPage: 15,
})

export type Delivery = RowOf<typeof deliveriesList>

/** Jobs that will not run again by themselves, of all workspaces. */
export const failedJobsList = defineList({
  name: 'failed-jobs',
  label: 'Failed jobs',
  who: 'operator',
  columns: {
    id: column.uuid(),
    queue: column.of('text', z.enum(queueNames)),
    name: column.text({ searchable: true }),
    tries: column.number(),
    /** Why it failed at last; addresses and quoted values are left out of it. */
    reason: column.text({ searchable: true }),
    /** When it failed at last. */
    at: column.instant(),
    /** Of a mail: where it belongs, and the stream that tells what became of it. */
    workspace: column.uuid({ nullable: true }),
    stream: column.text({ searchable: true, nullable: true, sortable: false, filterable: false }),
  },
  sort: '-at',
  perPage: 15,
})

export type FailedJob = RowOf<typeof failedJobsList>

/** What operators tell everybody, withdrawn texts included. */
export const announcementsList = defineList({
  name: 'announcements',
  label: 'Announcements',
  who: 'operator',
  columns: {
    id: column.uuid(),
    text: column.text({ searchable: true }),
    /** Null: the English text is shown in every language. */
    text_ar: column.text({ searchable: true, nullable: true }),
    from: column.instant(),
    until: column.instant(),
    status: column.of('text', z.enum(announcementStatuses)),
    /** How many people have closed it. */
    dismissed: column.number(),
    created_at: column.instant(),
    stream: column.stream(),
    revision: column.revision(),
  },
  sort: '-from',
  perPage: 15,
})

export type ListedAnnouncement = RowOf<typeof announcementsList>
