import * as z from 'zod'
import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { bool } from '../kernel/shapes'

/** `former`: has left, with data still kept. `erasing`: a process is erasing it. */
export const formerStatuses = ['former', 'erasing', 'erased'] as const

/** Former employees, their retention, and erasures. */
export const formerPeopleList = defineList({
  name: 'former-people',
  label: 'Former people',
  who: 'admin',
  columns: {
    id: column.uuid(),
    oid: column.text({ searchable: true, nullable: true }),
    /** Null after their erasure. */
    name: column.text({ searchable: true, nullable: true }),
    ended_on: column.day(),
    /** The first day on which they may be erased. */
    erasable_on: column.day(),
    status: column.of('text', z.enum(formerStatuses)),
    deleted: column.bool(),
    held: column.bool(),
    hold_reason: column.text({ nullable: true }),
    held_at: column.instant({ nullable: true }),
    held_by: column.text({ nullable: true }),
    erased_at: column.instant({ nullable: true }),
    erased_by: column.text({ nullable: true }),
    /**
     * Start of the retention: the last day of work or pay, or the day on which the end was
     * recorded.
     */
    kept_from: column.day(),
    /** Time at which the erasure was requested; it waits for another person or a day. */
    proposed_at: column.instant({ nullable: true }),
    proposed_by: column.text({ nullable: true }),
    waits_until: column.instant({ nullable: true }),
  },
  filters: {
    /** Those with an ended retention and no hold, or all others. */
    due: bool(),
    /** Those with a requested erasure that has not started. */
    proposed: bool(),
  },
  sort: 'erasable_on',
  perPage: 15,
})
