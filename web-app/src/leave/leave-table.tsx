import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { type Leave, leaveApi } from '@workledger/contracts/leave/leave.api'
import { useStepWords } from '@workledger/kit/areas/approvals/step-words'
import { changedByLeave } from '@workledger/kit/areas/leave/invalidates'
import { useFormat } from '@workledger/kit/i18n/format'
import { pair } from '@workledger/kit/i18n/pair'
import { useMember } from '@workledger/kit/net/current'
import { download } from '@workledger/kit/net/download'
import { useCommand } from '@workledger/kit/net/query'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import type { List } from '@workledger/kit/table/list'
import { exportOf } from '@workledger/kit/table/list-export'
import { confirm } from '@workledger/kit/ui/confirm'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { EmptyState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useSayingFailed } from '@workledger/kit/ui/use-error-toast'
import { lazy, Suspense, useState } from 'react'
import { useLeaveWords } from './days'
import { StatusFilter } from './status-filter'

const StepsDialog = lazy(() => import('@workledger/kit/areas/approvals/steps-dialog'))
const LeaveHistory = lazy(() => import('@workledger/kit/areas/leave/leave-history'))

export function LeaveTable({
  list,
  onEdit,
}: {
  list: List<Leave>
  onEdit: (leave: Leave) => void
}) {
  const { t } = useLeaveWords()
  const { workspace, employee } = useMember()
  const [opened, setOpened] = useState<Leave | null>(null)
  const [stepped, setStepped] = useState<Leave | null>(null)
  const actions = useRowActions(onEdit, setOpened, setStepped)
  useSayingFailed(list.error !== null, t('loadFailed'))

  return (
    <>
      <DataTable
        name="leaves"
        label={t('tab')}
        list={list}
        columns={useOwnLeaveColumns()}
        rowKey={(leave) => leave.id}
        onOpen={setOpened}
        cursor={opened?.id ?? null}
        rowActions={actions}
        filters={
          <StatusFilter
            value={list.filters.status ?? ''}
            onChange={(status) => list.change({ filters: { status } })}
          />
        }
        exportUrl={exportOf('leaves', workspace.id, {
          ...list,
          filters: { ...list.filters, employee_id: employee.id },
        })}
        empty={<EmptyState icon="calendar" title={t('empty.title')} text={t('empty.text')} />}
      />
      <Suspense>
        {stepped && <StepsDialog of={stepped} close={() => setStepped(null)} />}
        {opened && (
          <LeaveHistory
            leave={opened}
            person={fullName(opened.employee)}
            type={opened.type.name}
            close={() => setOpened(null)}
          />
        )}
      </Suspense>
    </>
  )
}

function useOwnLeaveColumns(): Column<Leave>[] {
  const { t, dates, number } = useLeaveWords()
  const { waitsFor } = useStepWords()
  const { moment } = useFormat()

  return [
    {
      id: 'type',
      label: t('type'),
      cell: (leave) => <Strong component="span">{leave.type.name}</Strong>,
      fixed: true,
    },
    { id: 'dates', label: t('dates'), sort: 'start_on', cell: dates },
    {
      id: 'days',
      label: t('days'),
      end: true,
      card: 'figure',
      cell: (leave) => number(leave.days_taken),
    },
    {
      id: 'status',
      label: t('status'),
      sort: 'status',
      cell: (leave) => (
        <Box sx={{ py: 0.5 }}>
          <StatusChip status={leave.status}>{t(leave.status)}</StatusChip>
          {leave.status === 'pending' && leave.steps.length > 0 && (
            <Muted size={12} sx={{ mt: 0.25 }}>
              {waitsFor(leave.steps)}
            </Muted>
          )}
        </Box>
      ),
    },
    {
      id: 'reason',
      label: t('reason'),
      wide: true,
      cell: (leave) => (
        <Muted component="span" dir="auto">
          {leave.description}
        </Muted>
      ),
    },
    {
      id: 'requested',
      label: t('requested'),
      sort: 'created_at',
      hidden: true,
      cell: (leave) => (
        <Muted component="span" className="num">
          {moment(leave.created_at)}
        </Muted>
      ),
    },
  ]
}

function useRowActions(
  onEdit: (leave: Leave) => void,
  onHistory: (leave: Leave) => void,
  onSteps: (leave: Leave) => void,
) {
  const { t, dates } = useLeaveWords()
  const steps = useStepWords()
  const { admin } = useMember()

  const remove = useCommand(leaveApi.deleteLeave, {
    invalidates: changedByLeave,
    onDone: () => toast(t('delete.done')),
    onError: (error) => toast({ text: pair(t('delete.failed'), error.message), tone: 'bad' }),
  })

  const ask = async (leave: Leave) => {
    const yes = await confirm({
      title: t('delete.title'),
      text: t('delete.text', { type: leave.type.name, dates: dates(leave) }),
      action: t('deleteAction'),
      danger: true,
    })
    if (yes) remove.run({ params: { id: leave.employee_id, leaveId: leave.id } })
  }

  return (leave: Leave) => (
    <Box sx={{ display: 'inline-flex' }}>
      {leave.document && (
        <IconButton
          aria-label={t('download')}
          title={t('download')}
          onClick={() => void download(leave.document!.download_url).catch(toastError)}
        >
          <Icon name="file" />
        </IconButton>
      )}
      <MenuButton
        label={t('more')}
        entries={[
          { label: t('historyAction'), icon: 'history', run: () => onHistory(leave) },
          ...(leave.steps.length > 0
            ? [{ label: steps.t('title'), icon: 'check' as const, run: () => onSteps(leave) }]
            : []),
          ...(leave.status === 'pending'
            ? [{ label: t('edit'), icon: 'edit' as const, run: () => onEdit(leave) }]
            : []),
          ...(leave.status === 'pending' || admin
            ? [
                {
                  label: t('deleteAction'),
                  icon: 'trash' as const,
                  danger: true,
                  run: () => void ask(leave),
                },
              ]
            : []),
        ]}
      >
        <Icon name="more" />
      </MenuButton>
    </Box>
  )
}
