import * as z from 'zod'
import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { id } from '../kernel/shapes'
import { groupings, reportFiles } from './report-kinds'
import { savedRanges, scheduleRhythms } from './saved-reports.events'

/** Of one filter; empty for all. */
const MOST_KEPT = 50

const ids = () => z.array(id()).max(MOST_KEPT)

export const savedFilters = z.object({
  tab: z.enum(reportFiles),
  range: z.enum(savedRanges),
  group: z.enum(groupings),
  then: z.enum(groupings),
  employees: ids(),
  projects: ids(),
  clients: ids(),
  billable: z.boolean().nullable(),
})

export type SavedFilters = z.output<typeof savedFilters>

/** One's own and those whose mails one gets; admins and auditors see whose there are. */
export const savedReportsList = defineList({
  name: 'saved-reports',
  label: 'Saved reports',
  who: 'member',
  ownExport: true,
  columns: {
    id: column.uuid(),
    ...column.employee,
    title: column.text({ searchable: true }),
    tab: column.of('text', z.enum(reportFiles)),
    every: column.of('text', z.enum(scheduleRhythms).nullable(), { nullable: true }),
    hour: column.number({ nullable: true }),
    weekday: column.number({ nullable: true }),
    last_due_at: column.instant({ nullable: true }),
    created_at: column.instant(),
    filters: column.json(savedFilters),
    /** Who gets its mails beside its owner. */
    recipients: column.json(z.array(id())),
    stream: column.stream(),
    revision: column.revision(),
  },
  sort: 'title',
})

/** A row with when its next mail is due, by the owner's clocks; null without a schedule. */
export const savedReport = savedReportsList.row.extend({ next_due_at: z.string().nullable() })

export type SavedReport = z.output<typeof savedReport>
