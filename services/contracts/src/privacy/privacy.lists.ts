import * as z from 'zod'
import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { bool } from '../kernel/shapes'

/** `former`: has left, and what is known of them is kept. `erasing`: a process is at it. */
export const formerStatuses = ['former', 'erasing', 'erased'] as const

/** Who has left, until when their personal data is kept, and who was erased. */
export const formerPeopleList = defineList({
  name: 'former-people',
  label: 'Former people',
  who: 'admin',
  columns: {
    id: column.uuid(),
    oid: column.text({ searchable: true, nullable: true }),
    /** Null once they are erased. */
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
     * What the retention counts from: the last day of work or pay, or the day on which the leaving
     * was recorded.
     */
    kept_from: column.day(),
    /** Somebody asked for the erasure, and it waits for somebody else or until a day. */
    proposed_at: column.instant({ nullable: true }),
    proposed_by: column.text({ nullable: true }),
    waits_until: column.instant({ nullable: true }),
  },
  filters: {
    /** Those whose retention has ended and who are on no hold, or everybody else. */
    due: bool(),
    /** Those whose erasure somebody asked for and that has not begun. */
    proposed: bool(),
  },
  sort: 'erasable_on',
  perPage: 15,
})
