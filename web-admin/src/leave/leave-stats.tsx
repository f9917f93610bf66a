import Box from '@mui/material/Box'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { Figures } from '@workledger/web-app/kit/figure-row'
import { FilterMenu } from '@workledger/web-app/kit/filter-menu'
import { today } from '@workledger/web-app/kit/format'
import { Grants } from '@workledger/web-app/kit/leave/grants'
import { query } from '@workledger/web-app/kit/query'
import { FailedState } from '@workledger/web-app/kit/states'
import { type ReactNode, useState } from 'react'
import { useLeaveWords } from './leave-row'

/** One employee's balance of a year: the sum of its ledger, and what it is made of. */
export function LeaveStats({ employee, actions }: { employee: string; actions?: ReactNode }) {
  const { t, number } = useLeaveWords()
  const now = Number(today().slice(0, 4))
  const [year, setYear] = useState(now)
  const found = useQuery({
    ...query(leaveApi.leaveStats, { params: { id: employee }, query: { year } }),
    placeholderData: keepPreviousData,
  })
  const stats = found.data?.data
  if (found.error && !stats) return <FailedState dense error={found.error} retry={() => void found.refetch()} />
  if (stats && stats.policy === null)
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2, color: 'text.secondary' }}>
        {t('stats.none')}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: 'auto' }}>{actions}</Box>
      </Box>
    )
  const years = stats?.years.includes(year) ? stats.years : [year]
  const whole =
    stats && number(Number(stats.days_all) + Number(stats.days_carried) + Number(stats.days_adjusted) - Number(stats.days_expired))
  return (
    <Box component="section" sx={{ mb: 2.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <FilterMenu
          label={t('balance.yearLabel')}
          value={String(year)}
          options={years.map((each) => ({ value: String(each), label: String(each) }))}
          onChange={(to) => setYear(Number(to))}
        />
        {stats?.policy && <Box sx={{ color: 'text.secondary' }}>{t('stats.policy', { policy: stats.policy })}</Box>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: 'auto' }}>{actions}</Box>
      </Box>
      <Figures
        figures={[
          {
            label: t('balance.available'),
            value: stats && (stats.unlimited ? t('balance.unlimited') : number(stats.days_available)),
            text: stats && !stats.unlimited ? t('balance.of', { days: whole ?? '', year: stats.year }) : undefined,
          },
          {
            label: t('balance.taken'),
            value: stats && number(stats.days_taken),
            text: stats?.types
              .filter(({ days }) => Number(days) > 0)
              .map(({ name, days }) => `${name} ${number(days)}`)
              .join(' · '),
          },
          { label: t('balance.pending'), value: stats && number(stats.days_pending) },
          {
            label: t('balance.adjusted'),
            value: stats && number(stats.days_adjusted),
            text: stats && Number(stats.days_carried) > 0 ? t('balance.carried', { days: number(stats.days_carried) }) : undefined,
          },
        ]}
      />
      {stats && !stats.unlimited && <Grants grants={stats.grants} />}
    </Box>
  )
}
