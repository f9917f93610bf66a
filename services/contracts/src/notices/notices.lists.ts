import * as z from 'zod'
import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { noticeKindNames } from './notice-kinds'

/** What the reader may see of the record now; all null if that is nothing. */
export const noticeFacts = z.object({
  /** A name of the record: a leave's type, an expense, a file, a task, an event. */
  title: z.string().nullable(),
  /** The person whom it concerns, unless that is the reader. */
  person: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  amount: z.string().nullable(),
  currency: z.string().nullable(),
})

export type NoticeFacts = z.output<typeof noticeFacts>

/** The reader's own notices of the last 90 days, without kinds that they turned off. */
export const noticesList = defineList({
  name: 'notices',
  label: 'Notices',
  who: 'member',
  ownExport: true,
  columns: {
    id: column.uuid(),
    at: column.instant(),
    kind: column.of('text', z.enum(noticeKindNames)),
    /** The mail to which it corresponds. */
    template: column.text({ exported: false }),
    /** English name of the template; the search covers all languages. */
    message: column.text({ searchable: true }),
    unread: column.bool(),
    record_id: column.uuid({ nullable: true }),
  },
  sort: '-at',
  perPage: 25,
})

/** A row with what its reader may see of the record, and the page that it opens, if any. */
export const notice = noticesList.row.extend({ facts: noticeFacts, link: z.string().nullable() })

export type Notice = z.output<typeof notice>
