import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { absencesApi } from '@workledger/contracts/leave/absences.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { useSearchParams } from 'react-router-dom'
import { monthAround } from '../../i18n/calendar-days'
import { today, useFormat } from '../../i18n/format'
import { useMember } from '../../net/current'
import { query } from '../../net/query'
import { useList } from '../../table/list'
import { TablePager } from '../../table/table-pager'
import { Search } from '../../table/table-toolbar'
import { FilterMenu } from '../../ui/filter-menu'
import { Icon } from '../../ui/icon'
import { EmptyState, FailedState, SkeletonRows } from '../../ui/states'
import { StatusChip } from '../../ui/status-chip'
import { useLeaveWords } from './leave-words'
import { DayChooser, DayList } from './team-day'
import { TeamMonth } from './team-month'

/** Absences of one page. */
const PAGE = 100
const isMonth = (text: string | null): text is string => /^\d{4}-(0[1-9]|1[0-2])$/.test(text ?? '')

/**
 * Who is away, by day: a month with a line for each person, or on a narrow screen one day at a time. Month, day and filters are
 * in the address. `to` is where a person's requests are, for who decides them.
 */
export default function TeamCalendar({ to }: { to: (employee: string) => string }) {
  const { t } = useLeaveWords()
  const { month: monthOf, weekday, listed } = useFormat()
  const { workspace, employee, sees } = useMember()
  const narrow = useMediaQuery('(max-width: 899.98px)', { noSsr: true })
  const [search, setSearch] = useSearchParams()
  const now = today()
  const asked = search.get('month')
  const month = monthAround(`${isMonth(asked) ? asked : now.slice(0, 7)}-01`, 0)
  const chosen = search.get('day') ?? now
  const day = chosen >= month.from && chosen <= month.to ? chosen : month.from
  const all = sees('manage_time_off')
  const people = search.get('people') ?? (all ? 'everybody' : 'mine')
  const decided = people === 'mine' ? { decided_by: employee.id } : {}
  const params = { ws: workspace.id }
  const span = narrow ? { from: day, to: day } : month
  const list = useList(
    absencesApi.absences,
    { params, query: { ...span, ...decided } },
    { per_page: PAGE, sort: 'name', filters: { location_id: '', department_id: '' } },
  )
  const { location_id, department_id } = list.filters
  const narrowed = {
    ...decided,
    ...(location_id && { location_id }),
    ...(department_id && { department_id }),
    ...(list.q && { q: list.q }),
  }
  const days = useQuery({
    ...query(absencesApi.absenceDays, { params, query: { ...month, ...narrowed } }),
    placeholderData: keepPreviousData,
  })
  const offices = useQuery(query(structureApi.offices, { params })).data?.data ?? []
  const departments = useQuery(query(structureApi.departments, { params, query: {} })).data?.data ?? []
  const change = (to: Record<string, string>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('page')
        for (const [key, value] of Object.entries(to)) value ? next.set(key, value) : next.delete(key)
        return next
      },
      { replace: true },
    )
  const turn = (months: number) => change({ month: months === 0 ? '' : monthAround(month.from, months).from.slice(0, 7), day: '' })
  const choices = (items: readonly { id: string; name: string }[]) => [
    { value: '', label: t('all') },
    ...items.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const counted = days.data?.data ?? []
  const at = counted.find(({ date }) => date === day)
  const label = `${t('team.tab')}, ${monthOf(month.from)}`
  const error = list.error ?? days.error
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <IconButton aria-label={t('team.previous')} onClick={() => turn(-1)}>
            <Icon name="back" />
          </IconButton>
          <Box component="h2" aria-live="polite" sx={{ m: 0, minWidth: 128, fontSize: 14, fontWeight: 600, textAlign: 'center' }}>
            {monthOf(month.from)}
          </Box>
          <IconButton aria-label={t('team.next')} onClick={() => turn(1)}>
            <Icon name="forward" />
          </IconButton>
        </Box>
        <Button variant="text" onClick={() => turn(0)} disabled={now >= month.from && now <= month.to}>
          {t('team.now')}
        </Button>
        <Search value={list.q} onChange={(q) => list.change({ q })} label={t('team.search')} />
        <FilterMenu
          label={t('team.people')}
          value={people}
          options={(['mine', 'everybody'] as const).map((value) => ({ value, label: t(`team.${value}`) }))}
          onChange={(people) => change({ people })}
        />
        {offices.length > 1 && (
          <FilterMenu
            label={t('team.office')}
            value={location_id ?? ''}
            options={choices(offices)}
            onChange={(location_id) => list.change({ filters: { location_id } })}
          />
        )}
        {departments.length > 1 && (
          <FilterMenu
            label={t('team.department')}
            value={department_id ?? ''}
            options={choices(departments)}
            onChange={(department_id) => list.change({ filters: { department_id } })}
          />
        )}
        <Box sx={{ display: 'flex', gap: 1, marginInlineStart: { md: 'auto' } }}>
          <StatusChip status="approved">{t('approved')}</StatusChip>
          <StatusChip status="pending">{t('pending')}</StatusChip>
        </Box>
      </Box>
      {error ? (
        <FailedState
          error={error}
          retry={() => {
            list.refresh()
            void days.refetch()
          }}
        />
      ) : list.loading || counted.length === 0 ? (
        <SkeletonRows rows={8} />
      ) : narrow ? (
        <>
          <DayChooser label={label} days={counted} day={day} choose={(to) => change({ day: to })} />
          <Box component="h3" aria-live="polite" sx={{ m: 0, mb: 1, fontSize: 14, fontWeight: 600 }}>
            {weekday(day)} · {t('team.awayCount', { count: at?.away ?? 0 })}
          </Box>
          {at && at.holidays.length > 0 && (
            <Box sx={{ mb: 1, color: 'text.secondary' }}>{t('team.holidays', { names: listed(at.holidays) })}</Box>
          )}
          {list.rows.length > 0 ? (
            <DayList label={weekday(day)} absences={list.rows} to={to} />
          ) : (
            <EmptyState dense icon="calendar" title={t('team.nobody')} />
          )}
        </>
      ) : list.rows.length > 0 ? (
        <TeamMonth label={label} days={counted} absences={list.rows} to={to} />
      ) : (
        <EmptyState icon="calendar" title={t('team.nobody')} text={t('team.nobodyText')} />
      )}
      {!error && list.total > PAGE && <TablePager list={list} />}
    </>
  )
}
