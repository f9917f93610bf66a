import { useQuery } from '@tanstack/react-query'
import { savedReportsApi } from '@workledger/contracts/reports/saved-reports.api'
import type { SavedFilters, SavedReport } from '@workledger/contracts/reports/saved-reports.lists'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import type { ReportQuery } from './asked'

/** Returns the address of a saved report. */
export function addressOf({
  id,
  filters: { tab, range, group, then, employees, projects, clients, tags, billable, approved },
}: Pick<SavedReport, 'id' | 'filters'>) {
  const lists = Object.entries({
    ...{ employee: employees, project: projects },
    ...{ client: clients, tag: tags },
  }).filter(([, ids]) => ids.length > 0)

  const said = {
    tab,
    range,
    group,
    then,
    ...Object.fromEntries(lists.map(([name, ids]) => [name, ids.join()])),
  }

  const flag = (name: string, value: boolean | null) =>
    value === null ? {} : { [name]: value ? '1' : '0' }

  const flags = { ...flag('billable', billable), ...flag('approved', approved) }

  return `/work_reports?${new URLSearchParams({ ...said, ...flags, saved: id })}`
}

/** Returns the filters that a kind of report shows, in a fixed order: only these can differ. */
const compared = ({
  tab,
  range,
  group,
  then,
  employees,
  projects,
  clients,
  tags,
  billable,
  approved,
}: SavedFilters) =>
  JSON.stringify([
    ...[
      tab,
      tab === 'weekly' || range,
      tab !== 'summary' || [group, then],
      tab === 'tasks' || [billable, approved, tags.toSorted()],
    ],
    ...[employees, projects, clients].map((ids) => ids.toSorted()),
  ])

export const sameReport = (one: SavedFilters, other: SavedFilters) =>
  compared(one) === compared(other)

/** The range with which its mails open it, by their period; it does not count as a change. */
const mailed = { daily: 'day', weekly: 'week', monthly: 'month' } as const

export const openedAs = (
  { every, filters }: Pick<SavedReport, 'every' | 'filters'>,
  shown: SavedFilters,
): boolean =>
  sameReport(filters, shown) ||
  (every !== null &&
    shown.range === mailed[every] &&
    sameReport({ ...filters, range: shown.range }, shown))

/** Returns the saved report of an address, and whether its filters have changed since. */
export function useSavedReport({ saved, kept }: ReportQuery) {
  const { workspace, employee: me } = useMember()
  const request = { params: { ws: workspace.id, id: saved } }

  const found = useQuery({
    ...query(savedReportsApi.savedReport, request),
    enabled: saved !== '',
    retry: false,
  })

  const report = saved === '' ? undefined : found.data?.data

  return report && { report, mine: report.employee_id === me.id, changed: !openedAs(report, kept) }
}
