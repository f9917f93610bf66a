import { groupings } from '@workledger/contracts/reports/report-kinds'
import { useSearchParams } from 'react-router-dom'
import { addDays, monthAround } from '../kit/calendar-days'
import { today } from '../kit/format'
import { isDay } from '../kit/typed-day'

export const reportRanges = ['week', 'month', 'day'] as const
export const reportTabs = ['summary', 'weekly', 'details', 'tasks'] as const
export type ReportRange = (typeof reportRanges)[number]
const oneOf = <T extends string>(all: readonly T[], text: string | null, fallback: T): T => all.find((each) => each === text) ?? fallback
const monday = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

/** First and last day of a report around a day. */
export function reportDays(range: ReportRange, day: string) {
  if (range === 'day') return { start_date: day, end_date: day }
  const month = monthAround(day, 0)
  return range === 'month' ? { start_date: month.from, end_date: month.to } : { start_date: monday(day), end_date: addDays(monday(day), 6) }
}

/** What a report is about, from the address. The weekly one always shows a week; the Work Calendar and tasks begin with a month. */
export function useAsked() {
  const [search, setSearch] = useSearchParams()
  const tab = oneOf(reportTabs, search.get('tab'), 'summary')
  const range = tab === 'weekly' ? 'week' : oneOf(reportRanges, search.get('range'), tab === 'summary' ? 'week' : 'month')
  const date = search.get('date') ?? ''
  const day = isDay(date) ? date : today()
  const [employee, project, client, billable] = ['employee', 'project', 'client', 'billable'].map((name) => search.get(name) ?? '') as [
    string,
    string,
    string,
    string,
  ]
  const filter = {
    ...reportDays(range, day),
    ...(employee && { employee_ids: [employee] }),
    ...(project && { project_ids: [project] }),
    ...(client && { client_ids: [client] }),
    ...(billable && { billable: billable === '1' }),
  }
  const [grouping, sub_grouping] = [oneOf(groupings, search.get('group'), 'client'), oneOf(groupings, search.get('then'), 'project')]
  return {
    /** What is saved of it: everything but its days, which are those of the moment it is opened. */
    kept: {
      ...{ tab, range, group: grouping, then: sub_grouping },
      ...{ employee: employee || null, project: project || null, client: client || null },
      billable: billable ? billable === '1' : null,
    },
    /** How many filters narrow it down. */
    set: [employee, project, client, billable].filter(Boolean).length,
    tab,
    range,
    day,
    employee,
    project,
    client,
    billable,
    filter,
    grouping,
    sub_grouping,
    change: (to: Record<string, string>) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [key, value] of Object.entries(to)) value ? next.set(key, value) : next.delete(key)
          return next
        },
        { replace: true },
      ),
  }
}
export type Asked = ReturnType<typeof useAsked>
