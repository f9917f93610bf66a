import * as z from 'zod'
import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { id } from '../kernel/shapes'
import { LONGEST_TAG } from '../kernel/tag-length'
import { characters } from '../kernel/text'
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
  tags: z.array(characters(LONGEST_TAG)).max(MOST_KEPT).default([]),
  billable: z.boolean().nullable(),
  approved: z.boolean().nullable().default(null),
})

export type SavedFilters = z.output<typeof savedFilters>

/** The caller's own and those whose mails they get; admins and auditors see which ones exist. */
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
    /** Recipients of its mails besides the owner. */
    recipients: column.json(z.array(id())),
    stream: column.stream(),
    revision: column.revision(),
  },
  sort: 'title',
})

/** A row with the time of its next mail in the owner's zone; null without a schedule. */
export const savedReport = savedReportsList.row.extend({ next_due_at: z.string().nullable() })

export type SavedReport = z.output<typeof savedReport>
