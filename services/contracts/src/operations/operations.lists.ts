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
    id: column.uuid('Id'),
    kind: column.text('Kind', { exported: false }),
    /** Whose address it is: a user, an employee, or a client. */
    person_id: column.uuid('Person'),
    template: column.text('Template', { exported: false }),
    /** What the template is called, in English; searched by in all languages. */
    message: column.text('Message', { searchable: true }),
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

/** Jobs that will not run again by themselves, of all workspaces. */
export const failedJobsList = defineList({
  name: 'failed-jobs',
  label: 'Failed jobs',
  who: 'operator',
  columns: {
    id: column.uuid('Id'),
    queue: column.of('text', 'Queue', z.enum(queueNames)),
    name: column.text('Job', { searchable: true }),
    tries: column.number('Attempts'),
    /** Why it failed at last; addresses and quoted values are left out of it. */
    reason: column.text('Reason', { searchable: true }),
    /** When it failed at last. */
    at: column.instant('Failed'),
    /** Of a mail: where it belongs, and the stream that tells what became of it. */
    workspace: column.uuid('Workspace', { nullable: true }),
    stream: column.text('Stream', { searchable: true, nullable: true, sortable: false, filterable: false }),
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
    id: column.uuid('Id'),
    text: column.text('Text', { searchable: true }),
    /** Null: the English text is shown in every language. */
    text_ar: column.text('Text in Arabic', { searchable: true, nullable: true }),
    from: column.instant('From (UTC)'),
    until: column.instant('Until (UTC)'),
    status: column.of('text', 'Status', z.enum(announcementStatuses)),
    /** How many people have closed it. */
    dismissed: column.number('Closed by'),
    created_at: column.instant('Created'),
    stream: column.stream(),
    revision: column.revision(),
  },
  sort: '-from',
  perPage: 15,
})
export type ListedAnnouncement = RowOf<typeof announcementsList>
