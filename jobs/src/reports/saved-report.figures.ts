import { DAY_MS } from '@workledger/contracts/kernel/durations'
import { CodedError } from '@workledger/contracts/kernel/errors'
import { writtenAmount, writtenClock, writtenNumber } from '@workledger/contracts/kernel/written'
import type { Grouping } from '@workledger/contracts/reports/report-kinds'
import type { SavedFilters } from '@workledger/contracts/reports/saved-reports.lists'
import { patientAsker } from '@workledger/domain/kernel/fair-turns'
import { readingScope, type Scope } from '@workledger/projections/kernel/scope'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { xlsxFile } from '@workledger/projections/kernel/xlsx-file'
import { employeeById } from '@workledger/projections/people/people.queries'
import type { WorkFilter } from '@workledger/projections/reports/work-report.queries'
import { tasksIn, workFile } from '@workledger/projections/reports/work-report-file'
import { workGroups } from '@workledger/projections/reports/work-reports'
import type { Language } from '../mail/language'
import type { Letter } from '../mail/mail'
import type { SavedReportsTexts } from './saved-reports.texts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * The most rows and bytes of an attachment. Mail servers accept some 10 MB, and phones do not open
 * more.
 */
const MOST_ROWS = 10_000

const SAVED_REPORT_MOST_BYTES = 5_000_000

/** The most lines of the table in a mail. */
const MOST_LINES = 40

type SavedReportQuery = SavedFilters & { readonly from: string; readonly to: string }

export type Figures = Pick<Letter, 'body' | 'attachments'> & {
  readonly facts: readonly (readonly [string, string])[]
  readonly left?: string
}

async function taskFacts(
  db: Reads,
  filter: Parameters<typeof tasksIn>[1],
  locale: Language,
  texts: SavedReportsTexts,
): Promise<Figures['facts']> {
  const { created, completed } = await tasksIn(db, filter)

  const sum = (counts: typeof created) =>
    writtenNumber(
      locale,
      counts.reduce((all, { count }) => all + count, 0),
    )

  return [
    [texts.created, sum(created)],
    [texts.completed, sum(completed)],
  ]
}

/**
 * Returns a saved report within the reader's present rights: its sums as a table, and all of it as
 * a file.
 */
export async function figuresOf(
  db: Reads,
  { workspace, reader }: { workspace: string; reader: string },
  asked: SavedReportQuery,
  { locale, texts, now }: { locale: Language; texts: SavedReportsTexts; now: Date },
): Promise<Figures> {
  const filter = filterOf(workspace, await scopeOf(db, workspace, reader), asked)
  const { report, grouping, sub_grouping } = shownAs(asked)
  const shown = { report, grouping, sub_grouping, language: locale }
  const file = await attached(db, filter, shown, now)
  const { attachments } = file
  const left = attachments ? {} : { left: texts.left(writtenNumber(locale, MOST_ROWS)) }

  if (report === 'tasks')
    return { facts: await taskFacts(db, filter, locale, texts), ...file, ...left }

  const { groups, seconds, entries, amount, currency } = await workGroups(
    db,
    filter,
    { key: grouping, sub: sub_grouping },
    now,
  )

  const most = Math.max(1, ...groups.map((group) => group.seconds))

  const line = (
    sum: (typeof groups)[number] | Omit<(typeof groups)[number], 'sub_groups'>,
    of: Grouping,
    sub: boolean,
  ) => ({
    name:
      sum.name ??
      texts.none[
        of === 'billable' && sum.id === 'true' ? 'billable' : of === 'billable' ? 'notBillable' : of
      ],
    sub,
    /** Percent of the greatest value, the width of its bar. */
    bar: Math.max(1, Math.round((sum.seconds / most) * 100)),
    rest: Math.min(99, 100 - Math.max(1, Math.round((sum.seconds / most) * 100))),
    amount: sum.amount === null ? '–' : writtenAmount(locale, sum.amount, currency),
    time: writtenClock(sum.seconds, { exact: true }),
  })

  const lines = groups.flatMap((group) => [
    line(group, grouping, false),
    ...(grouping === sub_grouping
      ? []
      : group.sub_groups.map((sub) => line(sub, sub_grouping, true))),
  ])

  const total = {
    amount: amount === null ? '–' : writtenAmount(locale, amount, currency),
    time: writtenClock(seconds, { exact: true }),
  }

  const heads = {
    group: texts.heads[grouping],
    amount: amount === null ? '' : `${texts.amount}, ${currency}`,
  }

  const once = [grouping, sub_grouping].includes('tag') ? texts.tagsOnce : ''

  const more =
    lines.length > MOST_LINES ? texts.more(writtenNumber(locale, lines.length - MOST_LINES)) : ''

  return {
    facts: [[texts.entries, writtenNumber(locale, entries)]],
    ...(lines.length > 0 && {
      body: {
        name: 'saved-report',
        model: { texts, heads, lines: lines.slice(0, MOST_LINES), total, once, more },
      },
    }),
    ...file,
    ...left,
  }
}

interface Shown {
  readonly report: SavedFilters['tab']
  readonly grouping: Grouping
  readonly sub_grouping: Grouping
}

/**
 * Returns the form of the report. A weekly report over more than seven days shows its sums by
 * project and employee.
 */
function shownAs({ tab, group, then, from, to }: SavedReportQuery): Shown {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (tab === 'summary') return { report: tab, grouping: group, sub_grouping: then }

  return {
    report: tab === 'weekly' && days > 7 ? 'summary' : tab,
    grouping: 'project',
    sub_grouping: 'employee',
  }
}

async function attached(
  db: Reads,
  filter: WorkFilter,
  asked: Shown & { readonly language: Language },
  now: Date,
): Promise<Pick<Letter, 'attachments'>> {
  try {
    const { columns, rows, headings } = await workFile(
      db,
      filter,
      { ...asked, most: MOST_ROWS },
      now,
    )
    if (rows.length > MOST_ROWS) return {}

    const content = await xlsxFile(patientAsker(filter.workspace, 'mails'), {
      name: asked.report,
      columns,
      rows,
      headings,
    })

    const filename = `${asked.report}-${filter.start_date}-${filter.end_date}.xlsx`

    return content.length > SAVED_REPORT_MOST_BYTES
      ? {}
      : { attachments: [{ filename, contentType: XLSX, content }] }
  } catch (error) {
    if (error instanceof CodedError && error.code === 'export.too_many') return {}
    throw error
  }
}

async function scopeOf(db: Reads, workspace: string, reader: string): Promise<Scope> {
  const held = ((await employeeById(db, workspace, reader))?.role_permissions ??
    []) as readonly string[]
  return readingScope(held, reader)
}

const some = (ids: readonly string[]) => (ids.length > 0 ? ids : undefined)

const filterOf = (
  workspace: string,
  scope: Scope,
  { from, to, employees, projects, clients, tags, billable, approved }: SavedReportQuery,
): WorkFilter => ({
  ...{ workspace, scope, start_date: from, end_date: to },
  ...{
    employee_ids: some(employees),
    project_ids: some(projects),
    client_ids: some(clients),
    tags: some(tags),
    billable: billable ?? undefined,
    approved: approved ?? undefined,
  },
})
