import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { pair } from '../../i18n/pair'
import { query } from '../../net/query'
import { PlainTable } from '../../table/plain-table'
import { Duration } from '../../ui/figures'
import { FilterMenu } from '../../ui/filter-menu'
import { Grow } from '../../ui/layout'
import { stack, stackRow } from '../../ui/stacked-list-styles'
import { FailedState, SkeletonRows } from '../../ui/states'
import { Muted, Strong } from '../../ui/text'
import { useNarrow } from '../../ui/use-narrow'
import { sharedAttendanceTexts } from './messages'

export const firstOf = (year: number, month: number) =>
  `${year}-${String(month).padStart(2, '0')}-01`

interface Props {
  employee: string
  year: number
  years: readonly number[]
  choose: (year: number) => void
  open: (month: number) => void
}

/** The months of a year; each can be opened. */
export function YearView({ employee, year, years, choose, open }: Props) {
  const t = useText(sharedAttendanceTexts)
  const { monthNameHeading: monthName, number } = useFormat()
  const narrow = useNarrow()
  const found = useQuery(
    query(attendanceApi.yearlyAttendance, { params: { id: employee }, query: { year } }),
  )
  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />

  return (
    <>
      <Box sx={{ mb: 1.5 }}>
        <FilterMenu
          label={t('year')}
          value={String(year)}
          options={years.map((each) => ({ value: String(each), label: String(each) }))}
          onChange={(to) => choose(Number(to))}
        />
      </Box>
      {found.isPending ? (
        <SkeletonRows rows={8} />
      ) : narrow ? (
        <Box component="ul" aria-label={`${t('tab')} ${year}`} sx={stack}>
          {found.data.data.map((row) => (
            <Box component="li" key={row.month} sx={stackRow}>
              <Grow>
                <Button
                  variant="text"
                  onClick={() => open(row.month)}
                  sx={{ mx: -1, fontWeight: 500 }}
                >
                  {monthName(firstOf(year, row.month))}
                </Button>
                <Muted className="num" size={13}>
                  {[
                    `${t('workingDays')} ${number(row.working_days)}`,
                    ...(row.attendance > 0 ? [`${t('attendance')} ${number(row.attendance)}`] : []),
                    ...(row.leaves_applied > 0
                      ? [`${t('leaves')} ${number(row.leaves_applied)}`]
                      : []),
                  ].join(' · ')}
                </Muted>
                {row.warnings > 0 && (
                  <Box sx={{ color: 'tone.warn', fontSize: 13 }}>
                    {pair(t('warnings'), number(row.warnings))}
                  </Box>
                )}
              </Grow>
              <Strong weight={600} sx={{ flex: 'none' }}>
                {row.worked > 0 && <Duration seconds={row.worked} />}
              </Strong>
            </Box>
          ))}
        </Box>
      ) : (
        <PlainTable
          label={`${t('tab')} ${year}`}
          columns={[
            t('month'),
            t('workingDays'),
            t('attendance'),
            t('leaves'),
            t('hours'),
            t('warnings'),
          ]}
          rows={found.data.data.map((row) => ({
            key: row.month,
            cells: [
              <Button key="open" variant="text" onClick={() => open(row.month)} sx={{ mx: -1 }}>
                {monthName(firstOf(year, row.month))}
              </Button>,
              number(row.working_days),
              number(row.attendance),
              number(row.leaves_applied),
              row.worked > 0 ? <Duration key="worked" seconds={row.worked} /> : '',
              row.warnings > 0 ? number(row.warnings) : '',
            ],
          }))}
        />
      )}
    </>
  )
}
