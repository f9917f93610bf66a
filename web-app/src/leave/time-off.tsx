import Button from '@mui/material/Button'
import { type Leave, leaveApi } from '@workledger/contracts/leave/leave.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { useList } from '@workledger/kit/table/list'
import { useActions } from '@workledger/kit/ui/actions'
import { Icon } from '@workledger/kit/ui/icon'
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

  useActions([
    {
      id: 'leave-new',
      label: t('request'),
      keys: 'n',
      group: t('page'),
      icon: 'plus',
      run: () => setEdited('new'),
    },
  ])

  const ask = (
    <Button
      variant="contained"
      color="primary"
      startIcon={<Icon name="plus" />}
      onClick={() => setEdited('new')}
    >
      {t('request')}
    </Button>
  )

  return (
    <>
      <Balance
        employee={employee.id}
        year={list.filters.year ?? ''}
        onYear={(year) => list.change({ filters: { year } })}
        action={ask}
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
