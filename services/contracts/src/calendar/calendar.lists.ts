import * as z from 'zod'
import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { day } from '../kernel/shapes'

/** Events of the company that the viewer is invited to; admins and auditors see all. */
export const companyEventsList = defineList({
  name: 'events',
  label: 'Events',
  who: 'member',
  ownExport: true,
  columns: {
    id: column.uuid('Id'),
    title: column.text('Event', { searchable: true }),
    description: column.text('Description', { searchable: true, nullable: true }),
    event_on: column.day('Date'),
    event_time: column.text('Time', { nullable: true }),
    end_date: column.day('Last day', { nullable: true }),
    end_time: column.text('End', { nullable: true }),
    zone: column.text('Time zone'),
    location: column.text('Location', { searchable: true }),
    location_id: column.uuid('Office id', { nullable: true }),
    /** Empty: for everybody. */
    office: column.text('Office', { searchable: true, nullable: true }),
    notify: column.bool('Notify'),
    start_at: column.instant('Start (UTC)'),
    end_at: column.instant('End (UTC)'),
    created_at: column.instant('Created'),
    updated_at: column.updated(),
    stream: column.stream(),
    revision: column.revision(),
  },
  filters: {
    /** Days that it touches, both included. */
    from: day(),
    to: day(),
    when: z.enum(['upcoming', 'past']),
  },
  sort: 'start_at',
})
export type CompanyEvent = RowOf<typeof companyEventsList>
