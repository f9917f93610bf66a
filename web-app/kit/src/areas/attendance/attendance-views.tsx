import { useSearchParams } from 'react-router-dom'
import { today } from '../../i18n/format'
import { MonthView } from './month-view'
import type { Rights } from './shift-actions'
import { YearView } from './year-view'

/** Number of past years to choose from. */
const back = 10

/**
 * An employee's attendance: a year by months, and a month by days. Year and month are in the
 * address. `since` is the first day in the company.
 */
export function AttendanceViews({
  employee,
  since,
  rights,
}: {
  employee: string
  since: string
  rights: Rights
}) {
  const [search, setSearch] = useSearchParams()
  const now = Number(today().slice(0, 4))
  const first = Math.max(now - back, Math.min(now, Number(since.slice(0, 4))))
  const years = Array.from({ length: now - first + 1 }, (_, index) => now - index)
  const asked = Number(search.get('year'))
  const year = years.includes(asked) ? asked : now
  const month = Number(search.get('month'))
  const show = (change: Record<string, string>) => setSearch({ tab: 'attendance', ...change })

  return month >= 1 && month <= 12 ? (
    <MonthView
      employee={employee}
      year={year}
      month={month}
      rights={rights}
      leave={() => show({ year: String(year) })}
    />
  ) : (
    <YearView
      employee={employee}
      year={year}
      years={years}
      choose={(to) => show({ year: String(to) })}
      open={(to) => show({ year: String(year), month: String(to) })}
    />
  )
}
