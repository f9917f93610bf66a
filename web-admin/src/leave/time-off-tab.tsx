import { useEvidence } from '@workledger/kit/history/evidence-button'
import { useCurrent } from '@workledger/kit/net/current'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../kit/may'
import { useReadAgain } from '../kit/use-command'
import { Adjustments } from './adjustments'
import { LeaveList } from './leave-list'
import { useLeaveWords } from './leave-row'
import { LeaveStats } from './leave-stats'
import { ManagersStandIns } from './managers-stand-ins'
import { useDecider } from './use-decider'

const LeaveDialog = lazy(() => import('@workledger/kit/areas/leave/leave-dialog'))
const AdjustDialog = lazy(() => import('./adjust-dialog'))

/**
 * One employee's balance, adjustments and leaves. Deciders add a leave, people who manage time off
 * adjust the balance.
 */
export default function TimeOffTab({ employee }: { employee: { id: string; name: string } }) {
  const { t } = useLeaveWords()
  const own = useCurrent().employee?.id === employee.id
  const may = useMay()
  const concerned = useDecider(employee.id)
  const readAgain = useReadAgain('addLeave')
  const [adding, setAdding] = useState(false)
  const [adjusting, setAdjusting] = useState(false)

  const pack = useEvidence({ scope: 'leaves', id: employee.id })

  usePageActions({
    primary: may('addLeave', concerned) &&
      !own && { label: t('addLeave.action'), icon: 'plus', keys: 'n', run: () => setAdding(true) },
    secondary: [
      may('addLeaveAdjustment') && { label: t('adjust.action'), run: () => setAdjusting(true) },
    ],
    menu: [pack && { label: pack.label, icon: 'download', busy: pack.busy, run: pack.get }],
  })

  return (
    <>
      <LeaveStats employee={employee.id} />
      <Adjustments employee={employee.id} />
      <LeaveList employee={employee.id} />
      <ManagersStandIns employee={employee.id} name={employee.name} />
      <Suspense>
        {adding && (
          <LeaveDialog
            employee={employee.id}
            leave={null}
            added
            onDone={readAgain}
            close={() => setAdding(false)}
          />
        )}
        {adjusting && (
          <AdjustDialog
            employee={employee.id}
            adjustment={null}
            close={() => setAdjusting(false)}
          />
        )}
      </Suspense>
    </>
  )
}
