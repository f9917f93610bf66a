import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import type { ReactNode } from 'react'
import { FilterMenu } from '../kit/filter-menu'
import { isolated, today, useFormat } from '../kit/format'
import { useText } from '../kit/i18n'
import { Grants } from '../kit/leave/grants'
import { query } from '../kit/query'
import { FailedState } from '../kit/states'
import { leaveTexts } from './messages'

interface Props {
  employee: string
  /** Blank is the year of today. */
  year: string
  onYear: (year: string) => void
  action: ReactNode
}

/** The balance of one year: the sum of its ledger, and what it is made of. */
export function Balance({ employee, year, onYear, action }: Props) {
  const t = useText(leaveTexts)
  const { number } = useFormat()
  const now = Number(today().slice(0, 4))
  const shown = Number(year) || now
  const found = useQuery({
    ...query(leaveApi.leaveStats, { params: { id: employee }, query: { year: shown } }),
    placeholderData: keepPreviousData,
  })
  const stats = found.data?.data
  if (found.error && !stats) return <FailedState dense error={found.error} retry={() => void found.refetch()} />
  if (stats?.policy === null) return <Box sx={{ mb: 2.5, color: 'text.secondary' }}>{t('balance.none')}</Box>
  const years = stats?.years.includes(shown) ? stats.years : [shown]
  const whole =
    stats && number(Number(stats.days_all) + Number(stats.days_carried) + Number(stats.days_adjusted) - Number(stats.days_expired))
  return (
    <Box component="section" sx={{ mb: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <FilterMenu
          label={t('balance.yearLabel')}
          value={String(shown)}
          options={years.map((each) => ({ value: String(each), label: String(each) }))}
          onChange={(to) => onYear(Number(to) === now ? '' : to)}
        />
        {stats?.policy && <Box sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary' }}>{stats.policy}</Box>}
        <Box sx={{ marginInlineStart: 'auto' }}>{action}</Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
          border: 1,
          borderColor: 'divider',
          borderRadius: '8px',
          bgcolor: 'background.paper',
          overflow: 'hidden',
        }}
      >
        <Figure
          label={t('balance.available')}
          value={stats && (stats.unlimited ? t('balance.unlimited') : number(stats.days_available))}
          text={stats && !stats.unlimited && t('balance.of', { days: whole ?? '', year: stats.year })}
          strong
        />
        <Figure
          label={t('balance.taken')}
          value={stats && number(stats.days_taken)}
          text={stats?.types
            .filter(({ days }) => Number(days) > 0)
            .map(({ name, days }) => `${isolated(name)} ${number(days)}`)
            .join(' · ')}
        />
        <Figure label={t('balance.pending')} value={stats && number(stats.days_pending)} />
        <Figure
          label={t('balance.adjusted')}
          value={stats && number(stats.days_adjusted)}
          text={stats && Number(stats.days_carried) > 0 && t('balance.carried', { days: number(stats.days_carried) })}
        />
      </Box>
      {stats && !stats.unlimited && <Grants grants={stats.grants} />}
    </Box>
  )
}

function Figure({ label, value, text, strong }: { label: string; value?: string; text?: ReactNode; strong?: boolean }) {
  return (
    <Box
      sx={{
        p: '14px 16px',
        borderInlineStart: '1px solid',
        borderTop: '1px solid',
        borderColor: 'divider',
        m: '-1px 0 0 -1px',
        minWidth: 0,
      }}
    >
      <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>{label}</Box>
      <Box
        className="num"
        sx={{ my: 0.25, fontSize: 20, lineHeight: '28px', fontWeight: 600, color: strong ? 'tone.accentInk' : undefined }}
      >
        {value ?? <Skeleton width={48} />}
      </Box>
      <Box
        sx={{
          fontSize: 12,
          lineHeight: '16px',
          minHeight: 16,
          color: 'text.secondary',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {text}
      </Box>
    </Box>
  )
}
