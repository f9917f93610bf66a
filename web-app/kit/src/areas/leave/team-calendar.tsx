import { useFormat } from '../../i18n/format'
import { TablePager } from '../../table/table-pager'
import { EmptyState, FailedState, SkeletonRows } from '../../ui/states'
import { Heading, Muted } from '../../ui/text'
import type { AbsenceDay } from './absence-words'
import { useLeaveWords } from './leave-words'
import { DayChooser, DayList } from './team-day'
import { TeamFilters } from './team-filters'
import { TeamMonth } from './team-month'
import { ABSENCES_PAGE, type TeamCalendarState, useTeamCalendar } from './use-team-calendar'

interface Props {
  /** Address of a person's requests, for deciders. */
  to: (employee: string) => string
}

/**
 * Absences by day: a month with a line per person, or one day at a time in a narrow window. Month,
 * day and filters are in the address.
 */
export default function TeamCalendar({ to }: Props) {
  const calendar = useTeamCalendar()
  const { list, days } = calendar
  const error = list.error ?? days.error

  return (
    <>
      <TeamFilters calendar={calendar} />
      {error ? (
        <FailedState
          error={error}
          retry={() => {
            list.refresh()
            void days.refetch()
          }}
        />
      ) : (
        <Absences calendar={calendar} to={to} />
      )}
      {!error && list.total > ABSENCES_PAGE && <TablePager list={list} />}
    </>
  )
}

function Absences({ calendar, to }: Props & { calendar: TeamCalendarState }) {
  const { t } = useLeaveWords()
  const { month: monthOf } = useFormat()
  const { narrow, month, list } = calendar
  const counted = calendar.days.data?.data ?? []
  const label = `${t('team.tab')}, ${monthOf(month.from)}`
  if (list.loading || counted.length === 0) return <SkeletonRows rows={8} />
  if (narrow) return <DayAbsences calendar={calendar} counted={counted} label={label} to={to} />

  return list.rows.length > 0 ? (
    <TeamMonth label={label} days={counted} absences={list.rows} to={to} />
  ) : (
    <EmptyState icon="calendar" title={t('team.noOne')} text={t('team.noOneText')} />
  )
}

interface DayProps extends Props {
  calendar: TeamCalendarState
  counted: readonly AbsenceDay[]
  label: string
}

function DayAbsences({ calendar: { day, list, change }, counted, label, to }: DayProps) {
  const { t } = useLeaveWords()
  const { weekday, listed } = useFormat()
  const at = counted.find(({ date }) => date === day)

  return (
    <>
      <DayChooser label={label} days={counted} day={day} choose={(to) => change({ day: to })} />
      <Heading component="h3" aria-live="polite" sx={{ mb: 1 }}>
        {weekday(day)} · {t('team.awayCount', { count: at?.away ?? 0 })}
      </Heading>
      {at && at.holidays.length > 0 && (
        <Muted sx={{ mb: 1 }}>{t('team.holidays', { names: listed(at.holidays) })}</Muted>
      )}
      {list.rows.length > 0 ? (
        <DayList label={weekday(day)} absences={list.rows} to={to} />
      ) : (
        <EmptyState dense icon="calendar" title={t('team.noOne')} />
      )}
    </>
  )
}
