import { type Leave, leaveApi } from '@workledger/contracts/leave/leave.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { useList } from '@workledger/kit/table/list'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { lazy, Suspense, useState } from 'react'
import { Balance } from './balance'
import { LeaveTable } from './leave-table'
import { leaveTexts } from './messages'

const LeaveDialog = lazy(() => import('@workledger/kit/areas/leave/leave-dialog'))

/** The viewer's own leaves: the balance, the requests, and a new request. */
export default function TimeOff() {
  const t = useText(leaveTexts)
  const { employee } = useMember()

  const list = useList(
    leaveApi.leaves,
    { params: { id: employee.id } },
    { sort: '-start_on', filters: { status: '', year: '' } },
  )

  const [edited, setEdited] = useState<Leave | 'new' | null>(null)

  usePageActions({
    primary: { label: t('request'), icon: 'plus', keys: 'n', run: () => setEdited('new') },
  })

  return (
    <>
      <Balance
        employee={employee.id}
        year={list.filters.year ?? ''}
        onYear={(year) => list.change({ filters: { year } })}
      />
      <LeaveTable list={list} onEdit={setEdited} />
      <Suspense>
        {edited && (
          <LeaveDialog
            employee={employee.id}
            leave={edited === 'new' ? null : edited}
            close={() => setEdited(null)}
          />
        )}
      </Suspense>
    </>
  )
}
