import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { leaveBalanceApi } from '@workledger/contracts/leave/leave-balance.api'
import type { ReactNode } from 'react'
import { isolated, today, useFormat } from '../../i18n/format'
import { query } from '../../net/query'
import { Figures } from '../../ui/figure-row'
import { FilterMenu } from '../../ui/filter-menu'
import { Row } from '../../ui/layout'
import { FailedState } from '../../ui/states'
import { Grants } from './grants'
import { useLeaveWords } from './leave-words'

interface Props {
  employee: string
  year: number
  onYear: (year: number) => void
  /** Shown without a policy, and so without a balance. */
  none: ReactNode
  /** Shown next to the year; the name is empty while loading. */
  beside: (policy: string) => ReactNode
}

/** The balance of one year: the sum of its ledger, and its parts. */
export function Balance({ employee, year, onYear, none, beside }: Props) {
  const { t, number } = useLeaveWords()
  const { hours } = useFormat()

  const found = useQuery({
    ...query(leaveBalanceApi.leaveStats, { params: { id: employee }, query: { year } }),
    placeholderData: keepPreviousData,
  })

  const stats = found.data?.data

  if (found.error && !stats)
    return <FailedState dense error={found.error} retry={() => void found.refetch()} />

  if (stats?.policy === null) return none
  const years = stats?.years.includes(year) ? stats.years : [year]

  const availableText = (shown: NonNullable<typeof stats>) => {
    const comesLater = Number(shown.days_later) > 0
    const days = t(comesLater ? 'balance.later' : 'balance.of', {
      days: number(comesLater ? shown.days_later : shown.days_total),
      year: shown.year,
    })

    return shown.seconds_available === null
      ? days
      : t('daysAndHours', { days: hours(shown.seconds_available), hours: days })
  }

  return (
    <Box component="section" sx={{ mb: 2.5 }}>
      <Row wrap gap={1} sx={{ mb: 1.5 }}>
        <FilterMenu
          label={t('balance.yearLabel')}
          value={String(year)}
          options={years.map((each) => ({ value: String(each), label: String(each) }))}
          onChange={(to) => onYear(Number(to))}
        />
        {beside(stats?.policy ?? '')}
      </Row>
      <Figures
        figures={[
          {
            label: t('balance.available'),
            value:
              stats && (stats.unlimited ? t('balance.unlimited') : number(stats.days_available)),
            // A space keeps the line's room until the answer is there.
            text: !stats ? '\u00a0' : !stats.unlimited && availableText(stats),
            strong: true,
            bad: Number(stats?.days_available ?? 0) < 0,
          },
          {
            label: t('balance.taken'),
            value: stats && number(stats.days_taken),
            text: stats?.types
              .filter(({ days }) => Number(days) > 0)
              .map(({ name, days }) => `${isolated(name)} ${number(days)}`)
              .join(' · '),
          },
          { label: t('balance.pending'), value: stats && number(stats.days_pending) },
          {
            label: t('balance.adjusted'),
            value: stats && number(stats.days_adjusted),
            text:
              stats &&
              Number(stats.days_carried) > 0 &&
              t('balance.carried', { days: number(stats.days_carried) }),
          },
        ]}
      />
      {!stats && <Skeleton variant="rounded" height={62} sx={{ mt: 1.5 }} />}
      {stats && !stats.unlimited && <Grants grants={stats.grants} />}
    </Box>
  )
}

/** The present year, with which a balance opens. */
export const thisYear = () => Number(today().slice(0, 4))
