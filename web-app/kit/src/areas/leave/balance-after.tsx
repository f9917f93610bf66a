import Box from '@mui/material/Box'
import type { Leave } from '@workledger/contracts/leave/leave.api'
import { useLeaveWords } from './leave-words'

/** The year's balance after a leave, as the server computes it; empty if its type takes nothing. */
export function BalanceAfter({
  leave,
}: {
  leave: Pick<Leave, 'start_on' | 'finish_on' | 'balance_before' | 'balance_after' | 'balance_year'>
}) {
  const { t, number } = useLeaveWords()
  const { balance_before: before, balance_after: after } = leave
  if (before === null || after === null) return null
  const short = Number(after) < 0
  const overNewYear = leave.start_on.slice(0, 4) !== leave.finish_on.slice(0, 4)
  const words = short
    ? t('short', { after: number(after) })
    : t('after', { before: number(before), after: number(after) })

  return (
    <Box
      component="span"
      className="num"
      sx={short ? { color: 'tone.bad', fontWeight: 500 } : undefined}
    >
      {overNewYear
        ? t('inYear', {
            days: number(Number(before) - Number(after)),
            words,
            year: leave.balance_year ?? '',
          })
        : words}
    </Box>
  )
}
