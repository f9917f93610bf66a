import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type Leave, leaveApi } from '@workledger/contracts/leave/leave.api'
import { AppLink } from '../kit/app-link'
import { Avatar, fullName } from '../kit/avatar'
import { query } from '../kit/query'
import { useLeaveWords } from './days'

interface Props {
  leave: Leave
  onDecide: (approved: boolean) => void
  /** Where the line leads. */
  to?: string
}

/** A request that waits for a decision: who, what, when, why, and what it leaves of the balance. */
export function RequestRow({ leave, onDecide, to }: Props) {
  const { t, dates, days } = useLeaveWords()
  const name = (
    <Box component="span" sx={{ fontWeight: 500 }}>
      {fullName(leave.employee)}
    </Box>
  )
  return (
    <>
      <Avatar person={leave.employee} />
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { sm: 'nowrap' } }}>
          {to ? (
            <Box component={AppLink} to={to} sx={{ textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}>
              {name}
            </Box>
          ) : (
            name
          )}{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            <bdi>{leave.type.name}</bdi> ·{' '}
            <Box component="bdi" sx={{ whiteSpace: leave.half_day ? undefined : 'nowrap' }}>
              {dates(leave)}
            </Box>
          </Box>
        </Box>
        <Box
          sx={{
            fontSize: 12,
            lineHeight: '16px',
            color: 'text.secondary',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: { sm: 'nowrap' },
          }}
        >
          <span className="num">{days(leave.days_taken)}</span> · <BalanceAfter leave={leave} />
          <bdi>{leave.description}</bdi>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5, marginInlineStart: 'auto' }}>
        {leave.status !== 'approved' && <Button onClick={() => onDecide(true)}>{t('approve')}</Button>}
        {leave.status !== 'rejected' && (
          <Button variant="text" onClick={() => onDecide(false)}>
            {t('reject')}
          </Button>
        )}
      </Box>
    </>
  )
}

/** What the year's balance would be; nothing where it is unlimited or not ours to see. */
function BalanceAfter({ leave }: { leave: Leave }) {
  const { t, number } = useLeaveWords()
  const stats = useQuery({
    ...query(leaveApi.leaveStats, { params: { id: leave.employee_id }, query: { year: Number(leave.start_on.slice(0, 4)) } }),
    retry: false,
  }).data?.data
  // Over New Year the days come from two balances; that is told in the history, not in one line.
  if (!stats || stats.unlimited || leave.start_on.slice(0, 4) !== leave.finish_on.slice(0, 4)) return null
  // A pending request holds its days already, so they are not in `days_available` any more.
  const after = Number(stats.days_available)
  const before = after + Number(leave.days_taken)
  return (
    <Box component="span" className="num" sx={after < 0 ? { color: 'tone.bad', fontWeight: 500 } : undefined}>
      {after < 0 ? t('short', { after: number(after) }) : t('after', { before: number(before), after: number(after) })}
      {leave.description ? ' · ' : ''}
    </Box>
  )
}
