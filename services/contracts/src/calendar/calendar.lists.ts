import * as z from 'zod'
import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { day } from '../kernel/shapes'

/** Company events to which the viewer is invited; admins and auditors see all. */
export const companyEventsList = defineList({
  name: 'events',
  label: 'Events',
  who: 'member',
  ownExport: true,
  columns: {
    id: column.uuid(),
    title: column.text({ searchable: true }),
    description: column.text({ searchable: true, nullable: true }),
    event_on: column.day(),
    event_time: column.text({ nullable: true }),
    end_date: column.day({ nullable: true }),
    end_time: column.text({ nullable: true }),
    zone: column.text(),
    location: column.text({ searchable: true }),
    location_id: column.uuid({ nullable: true }),
    /** Empty: all offices. */
    office: column.text({ searchable: true, nullable: true }),
    notify: column.bool(),
    start_at: column.instant(),
    end_at: column.instant(),
    created_at: column.instant(),
    updated_at: column.updated(),
    stream: column.stream(),
    revision: column.revision(),
  },
  filters: {
    /** Days that overlap it, both included. */
    from: day(),
    to: day(),
    when: z.enum(['upcoming', 'past']),
  },
  sort: 'start_at',
})

export type CompanyEvent = RowOf<typeof companyEventsList>
