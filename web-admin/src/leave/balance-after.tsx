import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { query } from '@workledger/web-app/kit/query'
import { type LeaveRow, useLeaveWords } from './leave-row'

/** The year's balance: what it is, and for a leave that is not approved yet what it would become. */
export function BalanceAfter({ leave }: { leave: LeaveRow }) {
  const { t, number } = useLeaveWords()
  const year = Number(leave.start_on.slice(0, 4))
  const stats = useQuery({ ...query(leaveApi.leaveStats, { params: { id: leave.employee_id }, query: { year } }), retry: false }).data?.data
  if (!stats) return null
  if (stats.unlimited)
    return (
      <Box component="span" sx={{ color: 'text.disabled' }}>
        {t('unlimited')}
      </Box>
    )
  // Pending days are not in `days_available` until they are approved.
  const before = Number(stats.days_available)
  if (leave.status === 'approved') return <span className="num">{number(before)}</span>
  const after = before - Number(leave.days_taken)
  return (
    <Box component="span" className="num" sx={after < 0 ? { color: 'tone.bad', fontWeight: 500 } : { color: 'text.secondary' }}>
      {after < 0 ? t('short', { after: number(after) }) : t('after', { before: number(before), after: number(after) })}
    </Box>
  )
}
