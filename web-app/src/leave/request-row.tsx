import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Leave } from '@workledger/contracts/leave/leave.api'
import { AppLink } from '../kit/app-link'
import { Avatar, fullName } from '../kit/avatar'
import { BalanceAfter } from '../kit/leave/balance-after'
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
          <span className="num">{days(leave.days_taken)}</span>
          {leave.balance_after !== null && ' · '}
          <BalanceAfter leave={leave} />
          {leave.description && (
            <>
              {' · '}
              <bdi>{leave.description}</bdi>
            </>
          )}
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
