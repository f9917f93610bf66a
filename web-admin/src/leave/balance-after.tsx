import Box from '@mui/material/Box'
import { type LeaveRow, useLeaveWords } from './leave-row'

/** What a leave makes of the year's balance, as the server says; nothing where its type takes nothing. */
export function BalanceAfter({ leave }: { leave: LeaveRow }) {
  const { t, number } = useLeaveWords()
  const { balance_before: before, balance_after: after } = leave
  if (before === null || after === null) return null
  const short = Number(after) < 0
  return (
    <Box component="span" className="num" sx={short ? { color: 'tone.bad', fontWeight: 500 } : { color: 'text.secondary' }}>
      {short ? t('short', { after: number(after) }) : t('after', { before: number(before), after: number(after) })}
    </Box>
  )
}
