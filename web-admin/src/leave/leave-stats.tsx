import { Balance, thisYear } from '@workledger/kit/areas/leave/balance'
import { Row } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { type ReactNode, useState } from 'react'
import { useLeaveWords } from './leave-row'

/** One employee's balance of a year, with its actions. */
export function LeaveStats({ employee, actions }: { employee: string; actions?: ReactNode }) {
  const { t } = useLeaveWords()
  const [year, setYear] = useState(thisYear)

  const ends = (
    <Row align="stretch" wrap gap={1} sx={{ marginInlineStart: 'auto' }}>
      {actions}
    </Row>
  )

  return (
    <Balance
      employee={employee}
      year={year}
      onYear={setYear}
      none={
        <Row wrap gap={1} sx={{ mb: 2, color: 'text.secondary' }}>
          {t('stats.none')}
          {ends}
        </Row>
      }
      beside={(name) => (
        <>
          {name && <Muted>{t('stats.policy', { policy: name })}</Muted>}
          {ends}
        </>
      )}
    />
  )
}
