import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { noonOf } from '@workledger/contracts/kernel/written'
import { useSearchParams } from 'react-router-dom'
import { useMember } from '../kit/current'
import { Facts } from '../kit/facts'
import { Duration } from '../kit/figures'
import { FilterMenu } from '../kit/filter-menu'
import { today, useFormat } from '../kit/format'
import { useText } from '../kit/i18n'
import { Icon } from '../kit/icon'
import { PlainTable } from '../kit/plain-table'
import { query } from '../kit/query'
import { FailedState, SkeletonRows } from '../kit/states'
import { attendanceTexts } from './messages'

/** How many years back one may look. */
const back = 10

/** One's own attendance: a year by months, and a month by days. Year and month are in the address. */
export function OwnAttendance() {
  const [search, setSearch] = useSearchParams()
  const now = Number(today().slice(0, 4))
  const asked = Number(search.get('year'))
  const year = asked > now - back && asked <= now ? asked : now
  const month = Number(search.get('month'))
  const show = (change: Record<string, string>) => setSearch({ tab: 'attendance', ...change })
  return month >= 1 && month <= 12 ? (
    <Month year={year} month={month} leave={() => show({ year: String(year) })} />
  ) : (
    <Year year={year} choose={(to) => show({ year: to })} open={(to) => show({ year: String(year), month: String(to) })} />
  )
}

const firstOf = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}-01`

function Year({ year, choose, open }: { year: number; choose: (year: string) => void; open: (month: number) => void }) {
  const t = useText(attendanceTexts)
  const { monthName, number } = useFormat()
  const { employee } = useMember()
  const found = useQuery(query(attendanceApi.yearlyAttendance, { params: { id: employee.id }, query: { year } }))
  const now = Number(today().slice(0, 4))
  const first = Number((employee.hired_on ?? employee.created_at ?? today()).slice(0, 4))
  const years = Array.from({ length: Math.min(back, Math.max(1, now - first + 1)) }, (_, index) => String(now - index))
  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />
  return (
    <>
      <Box sx={{ mb: 1.5 }}>
        <FilterMenu
          label={t('own.year')}
          value={String(year)}
          options={years.map((each) => ({ value: each, label: each }))}
          onChange={choose}
        />
      </Box>
      {found.isPending ? (
        <SkeletonRows rows={8} />
      ) : (
        <PlainTable
          label={`${t('group')} ${year}`}
          columns={[t('own.month'), t('own.workingDays'), t('own.attendance'), t('own.leaves')]}
          rows={found.data.data.map((row) => ({
            key: row.month,
            cells: [
              <Button key="open" variant="text" onClick={() => open(row.month)} sx={{ mx: -1 }}>
                {monthName(firstOf(year, row.month))}
              </Button>,
              number(row.working_days),
              number(row.attendance),
              number(row.leaves_applied),
            ],
          }))}
        />
      )}
    </>
  )
}

function Month({ year, month, leave }: { year: number; month: number; leave: () => void }) {
  const t = useText(attendanceTexts)
  const { month: monthOf, time, number, locale } = useFormat()
  const dayName = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', timeZone: 'UTC' })
  const { employee } = useMember()
  const found = useQuery(query(attendanceApi.monthlyAttendance, { params: { id: employee.id }, query: { year, month } }))
  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />
  const { stats, all_days, attendance } = found.data?.data ?? {}
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5, mb: 1.5 }}>
        <Button startIcon={<Icon name="back" />} onClick={leave}>
          {t('own.back')}
        </Button>
        <Box component="h2" sx={{ m: 0, fontSize: 16, lineHeight: '24px', fontWeight: 600 }}>
          {monthOf(firstOf(year, month))}
        </Box>
      </Box>
      {!stats || !all_days || !attendance ? (
        <SkeletonRows rows={12} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Box className="num" sx={{ border: 1, borderColor: 'divider', borderRadius: '8px', bgcolor: 'background.paper' }}>
            <Facts
              short
              items={[
                [t('own.workingDays'), number(stats.working_days)],
                [t('own.present'), number(stats.present)],
                [t('own.absent'), number(stats.absent)],
                [t('own.total'), <Duration key="total" seconds={stats.total_seconds} />],
                [t('own.average'), <Duration key="average" seconds={stats.average_seconds} />],
                [t('own.tracked'), <Duration key="tracked" seconds={stats.tracked_seconds} />],
                [t('own.averageTracked'), <Duration key="averageTracked" seconds={stats.average_tracked_seconds} />],
              ]}
            />
          </Box>
          <PlainTable
            label={monthOf(firstOf(year, month))}
            columns={[t('own.day'), t('own.shifts'), t('own.hours'), t('own.trackedHours')]}
            rows={Object.values(all_days).map((day) => ({
              key: day.date,
              off: !day.is_working,
              cells: [
                <span key="day">
                  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                    {dayName.format(noonOf(day.date))}
                  </Box>
                  {day.name && <Box component="bdi" sx={{ ml: 1, fontSize: 12 }}>{` · ${day.name}`}</Box>}
                </span>,
                attendance
                  .filter(({ date }) => date === day.date)
                  .map(({ id, in_at, out_at }) => (
                    <Box key={id} className="ltr" sx={{ whiteSpace: 'nowrap' }}>
                      {time(in_at)} – {out_at ? time(out_at) : t('own.open')}
                    </Box>
                  )),
                day.worked > 0 ? <Duration key="worked" seconds={day.worked} /> : '',
                day.tracked > 0 ? <Duration key="tracked" seconds={day.tracked} /> : '',
              ],
            }))}
          />
        </Box>
      )}
    </>
  )
}
