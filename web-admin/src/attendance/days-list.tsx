import Box from '@mui/material/Box'
import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import type { Rows } from '@workledger/contracts/registry'
import { sharedAttendanceTexts } from '@workledger/kit/areas/attendance/messages'
import { shownZone, today, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { timeOf } from '@workledger/kit/i18n/zone-time'
import { useMember } from '@workledger/kit/net/current'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { type List, useList } from '@workledger/kit/table/list'
import { exportOf } from '@workledger/kit/table/list-export'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Avatar } from '@workledger/kit/ui/avatar'
import { Duration } from '@workledger/kit/ui/figures'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Row } from '@workledger/kit/ui/layout'
import { EmptyState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { useSearchParams } from 'react-router-dom'

type DayRow = Rows['attendance-days']

const warnings = ['', 'any', 'short_rest', 'over_limit', 'forgotten'] as const
const periods = ['month', 'last', 'year', 'all'] as const

/** Returns the first and last day of a period for the list. */
function spanOf(period: string): { from: string; to: string } | Record<string, never> {
  const now = today()
  const [year, month] = [Number(now.slice(0, 4)), Number(now.slice(5, 7))]
  const iso = (y: number, m: number, d: number) =>
    new Date(Date.UTC(y, m, d)).toISOString().slice(0, 10)
  if (period === 'month') return { from: iso(year, month - 1, 1), to: iso(year, month, 0) }
  if (period === 'last') return { from: iso(year, month - 2, 1), to: iso(year, month - 1, 0) }
  if (period === 'year') return { from: iso(year, 0, 1), to: iso(year, 11, 31) }

  return {}
}

/** Days of all visible people, with the rules' results; forgotten check-outs are found here. */
export function DaysList({ linkTo }: { linkTo?: (row: DayRow) => string }) {
  const t = useText(sharedAttendanceTexts)
  const { workspace } = useMember()
  const base = { sort: '-day', filters: { warning: '', period: 'month' } }
  const list = useDays(workspace.id, base)
  const { period = 'month', warning = '' } = list.filters
  const asked = { ...list, filters: { warning, ...spanOf(period) } }

  return (
    <DataTable
      name="attendance-days"
      label={t('days.title')}
      list={list}
      columns={useAttendanceDayColumns(linkTo)}
      rowKey={({ id }) => id}
      filters={
        <>
          <FilterMenu
            label={t('days.period')}
            value={period}
            options={periods.map((value) => ({ value, label: t(`days.periods.${value}`) }))}
            onChange={(to) => list.change({ filters: { period: to } })}
          />
          <FilterMenu
            label={t('days.filter')}
            value={warning}
            options={warnings.map((value) => ({
              value,
              label: value ? t(`warning.${value}`) : t('days.all'),
            }))}
            onChange={(to) => list.change({ filters: { warning: to } })}
          />
        </>
      }
      exportUrl={exportOf('attendance-days', workspace.id, asked)}
      empty={<EmptyState icon="calendar" title={t('days.empty')} text={t('days.emptyText')} />}
    />
  )
}

/** The period is one filter in the address and two days of the call. */
function useDays(
  ws: string,
  defaults: { sort: string; filters: { warning: string; period: string } },
) {
  const period = useSearchParams()[0].get('period') ?? defaults.filters.period
  return useList(
    attendanceApi.attendanceDays,
    { params: { ws }, query: { ...spanOf(period), period: '' } },
    defaults,
  ) as List<DayRow>
}

/** A time in the shift's zone, which is named if the rest of the page shows another. */
function ShiftTime({ at, zone }: { at: string; zone: string }) {
  return (
    <Box component="span" className="ltr" title={zone === shownZone() ? undefined : zone}>
      {timeOf(at, zone)}
    </Box>
  )
}

function useAttendanceDayColumns(linkTo?: (row: DayRow) => string): Column<DayRow>[] {
  const t = useText(sharedAttendanceTexts)

  return [
    {
      id: 'name',
      label: t('days.employee'),
      sort: 'name',
      fixed: true,
      cell: (row) => (
        <Row component="span" inline gap={1}>
          <Avatar person={{ first_name: row.name, avatar: row.avatar }} size={24} />
          {linkTo ? (
            <Box
              component={AppLink}
              to={linkTo(row)}
              dir="auto"
              sx={{ textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
            >
              {row.name}
            </Box>
          ) : (
            <bdi>{row.name}</bdi>
          )}
        </Row>
      ),
    },
    ...useShiftColumns(),
    ...useDurationColumns(),
    {
      id: 'warnings',
      label: t('warnings'),
      card: 'chip',
      cell: (row) => (
        <Row component="span" align="stretch" inline wrap gap={0.5}>
          {(['short_rest', 'over_limit', 'forgotten'] as const)
            .filter((each) => row[each])
            .map((each) => (
              <StatusChip key={each} tone="warn">
                {t(`warning.${each}`)}
              </StatusChip>
            ))}
        </Row>
      ),
    },
  ]
}

/** The day and the times at its ends. */
function useShiftColumns(): Column<DayRow>[] {
  const t = useText(sharedAttendanceTexts)
  const { day } = useFormat()

  return [
    {
      id: 'day',
      label: t('day'),
      sort: 'day',
      card: 'fact',
      cell: (row) => <bdi>{day(row.day)}</bdi>,
    },
    {
      id: 'first_in',
      label: t('days.firstIn'),
      sort: 'first_in',
      end: true,
      card: 'fact',
      cell: (row) => <ShiftTime at={row.first_in} zone={row.zone} />,
    },
    {
      id: 'last_out',
      label: t('days.lastOut'),
      sort: 'last_out',
      end: true,
      card: 'fact',
      cell: (row) => row.last_out && <ShiftTime at={row.last_out} zone={row.zone} />,
    },
  ]
}

/** How long each part of the day was. */
function useDurationColumns(): Column<DayRow>[] {
  const t = useText(sharedAttendanceTexts)
  const duration = (seconds: number | null) => (seconds ? <Duration seconds={seconds} /> : '')

  return [
    {
      id: 'presence',
      label: t('presence'),
      sort: 'presence',
      end: true,
      card: 'none',
      cell: (row) => duration(row.presence),
    },
    {
      id: 'breaks',
      label: t('breaks'),
      end: true,
      card: 'none',
      cell: (row) => duration(row.breaks_unpaid + row.rule_unpaid),
    },
    {
      id: 'worked',
      label: t('hours'),
      sort: 'worked',
      end: true,
      card: 'figure',
      cell: (row) => duration(row.worked),
    },
    {
      id: 'rest',
      label: t('rest'),
      sort: 'rest',
      end: true,
      hidden: true,
      card: 'none',
      cell: (row) => duration(row.rest),
    },
  ]
}
