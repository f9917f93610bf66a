import { useQuery } from '@tanstack/react-query'
import { savedReportsApi } from '@workledger/contracts/reports/saved-reports.api'
import type { SavedFilters, SavedReport } from '@workledger/contracts/reports/saved-reports.lists'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import type { Asked } from './asked'

/** The address that shows a saved report. */
export function addressOf({
  id,
  filters: { tab, range, group, then, employees, projects, clients, billable },
}: Pick<SavedReport, 'id' | 'filters'>) {
  const lists = Object.entries({ employee: employees, project: projects, client: clients }).filter(
    ([, ids]) => ids.length > 0,
  )

  const said = {
    tab,
    range,
    group,
    then,
    ...Object.fromEntries(lists.map(([name, ids]) => [name, ids.join()])),
  }

  return `/work_reports?${new URLSearchParams({ ...said, ...(billable !== null && { billable: billable ? '1' : '0' }), saved: id })}`
}

/** What of its filters a kind of report shows, in an order of its own: only that can differ. */
const compared = ({
  tab,
  range,
  group,
  then,
  employees,
  projects,
  clients,
  billable,
}: SavedFilters) =>
  JSON.stringify([
    ...[
      tab,
      tab === 'weekly' || range,
      tab !== 'summary' || [group, then],
      tab === 'tasks' || billable,
    ],
    ...[employees, projects, clients].map((ids) => ids.toSorted()),
  ])

export const sameReport = (one: SavedFilters, other: SavedFilters) =>
  compared(one) === compared(other)

/** The range in which its mails open it: that of their period, which is no change. */
const mailed = { daily: 'day', weekly: 'week', monthly: 'month' } as const

export const openedAs = (
  { every, filters }: Pick<SavedReport, 'every' | 'filters'>,
  shown: SavedFilters,
): boolean =>
  sameReport(filters, shown) ||
  (every !== null &&
    shown.range === mailed[every] &&
    sameReport({ ...filters, range: shown.range }, shown))

/** The saved report that an address names, and whether its filters are others by now. */
export function useSavedReport({ saved, kept }: Asked) {
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
