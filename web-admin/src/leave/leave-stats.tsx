import Box from '@mui/material/Box'
import { Balance, thisYear } from '@workledger/kit/areas/leave/balance'
import { type ReactNode, useState } from 'react'
import { useLeaveWords } from './leave-row'

/** One employee's balance of a year, with what changes it. */
export function LeaveStats({ employee, actions }: { employee: string; actions?: ReactNode }) {
  const { t } = useLeaveWords()
  const [year, setYear] = useState(thisYear)

  const ends = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: 'auto' }}>
      {actions}
    </Box>
  )

  return (
    <Balance
      employee={employee}
      year={year}
      onYear={setYear}
      none={
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            mb: 2,
            color: 'text.secondary',
          }}
        >
          {t('stats.none')}
          {ends}
        </Box>
      }
      beside={(name) => (
        <>
          {name && (
            <Box sx={{ color: 'text.secondary' }}>{t('stats.policy', { policy: name })}</Box>
          )}
          {ends}
        </>
      )}
    />
  )
}
