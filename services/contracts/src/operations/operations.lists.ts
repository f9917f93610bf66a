import * as z from 'zod'
import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { announcementStatuses } from './announcement-statuses'
import { textsByLanguage } from './announcements.events'
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
    /** Owner of the address: a user, an employee, or a client. */
    person_id: column.uuid(),
    template: column.text({ exported: false }),
    /** English name of the template; the search covers all languages. */
    message: column.text({ searchable: true }),
    /** Null after the person's erasure. */
    to: column.text({ searchable: true, nullable: true }),
    /** unknown: a mail server was contacted, and it is unknown whether it took the message. */
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

/** Jobs of all workspaces that will not run again automatically. */
export const failedJobsList = defineList({
  name: 'failed-jobs',
  label: 'Failed jobs',
  who: 'operator',
  columns: {
    id: column.uuid(),
    queue: column.of('text', z.enum(queueNames)),
    name: column.text({ searchable: true }),
    tries: column.number(),
    /** Reason of the last failure, without addresses and quoted values. */
    reason: column.text({ searchable: true }),
    /** Time of the last failure. */
    at: column.instant(),
    /** For a mail: its workspace, and the stream with its outcome. */
    workspace: column.uuid({ nullable: true }),
    stream: column.text({ searchable: true, nullable: true, sortable: false, filterable: false }),
  },
  sort: '-at',
  perPage: 15,
})

export type FailedJob = RowOf<typeof failedJobsList>

/** Operators' announcements, including withdrawn ones. */
export const announcementsList = defineList({
  name: 'announcements',
  label: 'Announcements',
  who: 'operator',
  columns: {
    id: column.uuid(),
    text: column.text({ searchable: true }),
    /** Null: readers of that language see `text`. */
    ...textsByLanguage(() => column.text({ searchable: true, nullable: true })),
    from: column.instant(),
    until: column.instant(),
    status: column.of('text', z.enum(announcementStatuses)),
    /** Number of people who have closed it. */
    dismissed: column.number(),
    created_at: column.instant(),
    stream: column.stream(),
    revision: column.revision(),
  },
  sort: '-from',
  perPage: 15,
})

export type ListedAnnouncement = RowOf<typeof announcementsList>
