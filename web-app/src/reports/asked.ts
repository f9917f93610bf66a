import { groupings } from '@workledger/contracts/reports/report-kinds'
import { monthAround } from '@workledger/kit/i18n/calendar-days'
import { today } from '@workledger/kit/i18n/format'
import { isDay } from '@workledger/kit/i18n/is-day'
import { weekOf } from '@workledger/kit/i18n/weeks'
import { useSearchParams } from 'react-router-dom'

export const reportRanges = ['week', 'month', 'day'] as const
export const reportTabs = ['summary', 'weekly', 'details', 'tasks'] as const

export type ReportRange = (typeof reportRanges)[number]

const oneOf = <T extends string>(all: readonly T[], text: string | null, fallback: T): T =>
  all.find((each) => each === text) ?? fallback

/** An address writes lists with commas. */
const listed = (text: string | null) => [...new Set(text?.split(',').filter(Boolean))]

/** Returns first and last day of a report around a day. */
export function reportDays(range: ReportRange, day: string) {
  if (range === 'day') return { start_date: day, end_date: day }
  const { from, to } = range === 'month' ? monthAround(day, 0) : weekOf(day)
  return { start_date: from, end_date: to }
}

/**
 * Returns the report's filters from the address. The weekly one always shows a week; the Work
 * Calendar and tasks begin with a month.
 */
export function useAsked() {
  const [search, setSearch] = useSearchParams()
  const tab = oneOf(reportTabs, search.get('tab'), 'summary')

  const range =
    tab === 'weekly'
      ? 'week'
      : oneOf(reportRanges, search.get('range'), tab === 'summary' ? 'week' : 'month')

  const date = search.get('date') ?? ''
  const day = isDay(date) ? date : today()
  const [employees, projects, clients, tags] = (
    ['employee', 'project', 'client', 'tag'] as const
  ).map((name) => listed(search.get(name))) as [string[], string[], string[], string[]]
  const billable = search.get('billable') ?? ''
  const approved = search.get('approved') ?? ''

  const filter = {
    ...reportDays(range, day),
    ...(employees.length > 0 && { employee_ids: employees }),
    ...(projects.length > 0 && { project_ids: projects }),
    ...(clients.length > 0 && { client_ids: clients }),
    ...(tags.length > 0 && { tags }),
    ...(billable && { billable: billable === '1' }),
    ...(approved && { approved: approved === '1' }),
  }

  const [grouping, sub_grouping] = [
    oneOf(groupings, search.get('group'), 'client'),
    oneOf(groupings, search.get('then'), 'project'),
  ]

  return {
    /** The saved part: everything but its days, which follow from the moment of opening. */
    kept: {
      ...{ tab, range, group: grouping, then: sub_grouping },
      ...{ employees, projects, clients, tags },
      billable: billable ? billable === '1' : null,
      approved: approved ? approved === '1' : null,
    },
    /** Number of filters that narrow it. */
    set: [employees, projects, clients, tags, billable, approved].filter(({ length }) => length > 0)
      .length,
    tab,
    range,
    day,
    /** Id of the saved report, if it was opened as one. */
    saved: search.get('saved') ?? '',
    employees,
    projects,
    clients,
    tags,
    billable,
    approved,
    filter,
    grouping,
    sub_grouping,
    change: (to: Record<string, string>) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)

          for (const [key, value] of Object.entries(to))
            value ? next.set(key, value) : next.delete(key)

          return next
        },
        { replace: true },
      ),
  }
}

export type ReportQuery = ReturnType<typeof useAsked>
