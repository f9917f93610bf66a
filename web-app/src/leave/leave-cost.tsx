import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Leave, leaveApi } from '@workledger/contracts/leave/leave.api'
import { fullName } from '../kit/avatar'
import { isolated, useFormat } from '../kit/format'
import { said } from '../kit/i18n'
import { BalanceAfter } from '../kit/leave/balance-after'
import { query } from '../kit/query'
import { useLeaveWords } from './days'

const named = 3
type Planned = Pick<Leave, 'leave_type_id' | 'start_on' | 'finish_on' | 'half_day'>

/** What a leave would take, and who else is away, as soon as its type and days are chosen; the balance until then. */
export function LeaveCost({ employee, leave, planned }: { employee: string; leave?: string | undefined; planned: Planned }) {
  const { t, days } = useLeaveWords()
  const { span, locale } = useFormat()
  const listed = new Intl.ListFormat(locale)
  const { leave_type_id, start_on, finish_on, half_day } = planned
  const complete = Boolean(leave_type_id && start_on && finish_on && start_on <= finish_on)
  const preview = useQuery({
    ...query(leaveApi.previewLeave, {
      params: { id: employee },
      query: { leave_type_id, start_on, finish_on, ...(half_day ? { half_day } : {}), ...(leave ? { leave_id: leave } : {}) },
    }),
    enabled: complete,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const year = Number(start_on.slice(0, 4)) || undefined
  const stats = useQuery({ ...query(leaveApi.leaveStats, { params: { id: employee }, query: { year } }), enabled: !complete }).data?.data
  const found = complete ? preview.data?.data : undefined
  const away =
    found?.away.slice(0, named).map((person) => `${isolated(fullName(person))} (${span(person.start_on, person.finish_on)})`) ?? []
  const others = (found?.away_count ?? 0) - away.length
  return (
    <Box
      aria-live="polite"
      sx={{ display: 'grid', gap: 0.5, p: '10px 12px', borderRadius: 1, bgcolor: 'tone.raised', color: 'text.secondary' }}
    >
      {!complete ? (
        stats && (
          <span className="num">{stats.unlimited ? t('balance.unlimited') : t('balance.left', { days: days(stats.days_available) })}</span>
        )
      ) : preview.error ? (
        <span>{said(preview.error.message)}</span>
      ) : !found ? (
        <Skeleton width={220} />
      ) : (
        <>
          <Box className="num" sx={{ color: 'text.primary', fontWeight: 500 }}>
            {days(found.days_taken)}
            {found.balance_after !== null && ' · '}
            <BalanceAfter leave={{ ...found, start_on, finish_on }} />
          </Box>
          {found.refusal && <Box sx={{ color: 'tone.bad' }}>{said(found.refusal.message)}</Box>}
          <span>
            {away.length === 0
              ? t('away.nobody')
              : others > 0
                ? t('away.more', { names: listed.format(away), count: others })
                : t('away.people', { names: listed.format(away) })}
          </span>
        </>
      )}
    </Box>
  )
}
