import { Balance, thisYear } from '@workledger/kit/areas/leave/balance'
import { Muted } from '@workledger/kit/ui/text'
import { useState } from 'react'
import { useLeaveWords } from './leave-row'

/** One employee's balance of a year, with its actions. */
export function LeaveStats({ employee }: { employee: string }) {
  const { t } = useLeaveWords()
  const [year, setYear] = useState(thisYear)

  return (
    <Balance
      employee={employee}
      year={year}
      onYear={setYear}
      none={<Muted sx={{ mb: 2 }}>{t('stats.none')}</Muted>}
      beside={(name) => name && <Muted>{t('stats.policy', { policy: name })}</Muted>}
    />
  )
}
