import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type Leave, leaveApi } from '@workledger/contracts/leave/leave.api'
import { lazy, Suspense, useState } from 'react'
import { DataTable } from '../kit/data-table'
import { download } from '../kit/download'
import { useHeld } from '../kit/held'
import { Icon } from '../kit/icon'
import { useLoadFailed } from '../kit/leave/use-load-failed'
import { useList } from '../kit/list'
import { MenuButton } from '../kit/menu-button'
import { EmptyState } from '../kit/states'
import { toastError } from '../kit/toast'
import { Balance } from './balance'
import { useLeaveWords } from './days'
import { useDecide } from './decide'
import { useLeaveColumns } from './leave-columns'
import { StatusFilter } from './status-filter'

const LeaveDialog = lazy(() => import('../kit/leave/leave-dialog'))
const LeaveHistory = lazy(() => import('../kit/leave/leave-history'))
const DecideDialog = lazy(() => import('../kit/leave/decide-dialog'))

interface Props {
  employee: string
  name: string
  hasPolicy: boolean
}

/** Somebody's balance and leaves, for who decides them: adding one, approving and rejecting, with a comment or without. */
export function PersonLeaves({ employee, name, hasPolicy }: Props) {
  const { t } = useLeaveWords()
  const list = useList(leaveApi.leaves, { params: { id: employee } }, { sort: '-start_on', filters: { status: '', year: '' } })
  useLoadFailed(list.error)
  const held = useHeld()
  const decide = useDecide()
  const [adding, setAdding] = useState(false)
  const [opened, setOpened] = useState<Leave | null>(null)
  const [deciding, setDeciding] = useState<{ leave: Leave; approved: boolean } | null>(null)
  const add = hasPolicy && (
    <Button variant="contained" color="primary" startIcon={<Icon name="plus" />} onClick={() => setAdding(true)}>
      {t('addLeave.action')}
    </Button>
  )
  const actions = (leave: Leave) => (
    <Box sx={{ display: 'flex', gap: 0.5, justifyContent: 'end' }}>
      {leave.status !== 'approved' && (
        <Button disabled={held.has(leave.id)} onClick={() => decide(leave, true)}>
          {t('approve')}
        </Button>
      )}
      {leave.status !== 'rejected' && (
        <Button variant="text" disabled={held.has(leave.id)} onClick={() => decide(leave, false)}>
          {t('reject')}
        </Button>
      )}
      <MenuButton
        label={t('more')}
        entries={[
          ...(leave.status !== 'approved'
            ? [{ label: t('decide.approveWith'), icon: 'check' as const, run: () => setDeciding({ leave, approved: true }) }]
            : []),
          ...(leave.status !== 'rejected'
            ? [{ label: t('decide.rejectWith'), icon: 'close' as const, run: () => setDeciding({ leave, approved: false }) }]
            : []),
          ...(leave.document
            ? [
                {
                  label: t('download'),
                  icon: 'file' as const,
                  run: () => void download(leave.document!.download_url).catch(toastError),
                },
              ]
            : []),
          { label: t('historyAction'), icon: 'history', run: () => setOpened(leave) },
        ]}
      >
        <Icon name="more" />
      </MenuButton>
    </Box>
  )
  return (
    <>
      <Balance employee={employee} year={list.filters.year ?? ''} onYear={(year) => list.change({ filters: { year } })} action={add} />
      <DataTable
        name="person-leaves"
        label={t('tab')}
        list={list}
        columns={useLeaveColumns()}
        rowKey={({ id }) => id}
        onOpen={setOpened}
        cursor={opened?.id ?? null}
        rowActions={actions}
        search
        filters={<StatusFilter value={list.filters.status ?? ''} onChange={(status) => list.change({ filters: { status } })} />}
        empty={<EmptyState icon="calendar" title={t('noneOf', { name })} />}
      />
      <Suspense>
        {adding && <LeaveDialog employee={employee} leave={null} added close={() => setAdding(false)} />}
        {deciding && (
          <DecideDialog
            request={{ ...deciding.leave, type: deciding.leave.type.name, name }}
            approved={deciding.approved}
            document={deciding.leave.document?.download_url ?? null}
            decide={(comment) => decide(deciding.leave, deciding.approved, comment)}
            close={() => setDeciding(null)}
          />
        )}
        {opened && <LeaveHistory leave={opened} person={name} type={opened.type.name} close={() => setOpened(null)} />}
      </Suspense>
    </>
  )
}
