import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { deliveryStatuses } from '@workledger/contracts/operations/operations.api'
import { confirm } from '@workledger/web-app/kit/confirm'
import { useMember } from '@workledger/web-app/kit/current'
import { type Column, DataTable } from '@workledger/web-app/kit/data-table'
import { FilterMenu } from '@workledger/web-app/kit/filter-menu'
import { useFormat } from '@workledger/web-app/kit/format'
import { useText } from '@workledger/web-app/kit/i18n'
import { Page } from '@workledger/web-app/kit/shell/page'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/web-app/kit/states'
import { StatusChip } from '@workledger/web-app/kit/status-chip'
import { toast, toastError } from '@workledger/web-app/kit/toast'
import type { Tone } from '@workledger/web-app/kit/tokens'
import { useState } from 'react'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { useConsoleCommand } from '../kit/use-command'
import { InstallationPanel } from './installation-panel'
import { operationsTexts } from './messages'
import { useInstallation, useWorkspaceOperations, WorkspacePanel } from './workspace-panel'

interface DeliveryRow {
  id: string
  template: string
  to: string | null
  status: (typeof deliveryStatuses)[number]
  where: string | null
  reason: string | null
  attempts: number
  message_id: string | null
  created_at: string
  settled_at: string | null
}
const tones: Record<DeliveryRow['status'], Tone> = { intended: 'wait', sent: 'good', failed: 'bad', unknown: 'warn' }
/** `leave-decided` → Leave decided */
const spoken = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[-_.]/g, ' ')

/** What the workspace sent, what became of it, and the way to send again what failed or is unknown. */
export default function OperationsPage() {
  const t = useText(operationsTexts)
  const { number, moment } = useFormat()
  const { workspace } = useMember()
  const [span, setSpan] = useState<'15m' | '1h' | '24h'>('15m')
  const workspaceState = useWorkspaceOperations(workspace.id)
  const operator = workspaceState.data?.data.operator ?? false
  const installation = useInstallation(span, operator)
  const list = useConsoleList<DeliveryRow>('deliveries', { sort: '-created_at', filters: { status: '' } })
  const resend = useConsoleCommand('resendDelivery', { onDone: () => void toast(t('resent')), onError: toastError })
  const ask = async ({ id, to, status }: DeliveryRow) => {
    const question = {
      title: t('resendTitle', { to: to ?? t('erased') }),
      text: t(status === 'unknown' ? 'resendUnknown' : 'resendFailed'),
      action: t('resend'),
    }
    if (await confirm(question)) resend.run({ params: { ws: workspace.id, id } })
  }
  const columns: Column<DeliveryRow>[] = [
    {
      id: 'message',
      label: t('message'),
      sort: 'template',
      fixed: true,
      cell: ({ template }) => <b style={{ fontWeight: 500 }}>{spoken(template)}</b>,
    },
    { id: 'to', label: t('to'), sort: 'to', cell: ({ to }) => <span className="ltr">{to || t('erased')}</span> },
    { id: 'status', label: t('status'), sort: 'status', cell: ({ status }) => <StatusChip tone={tones[status]}>{t(status)}</StatusChip> },
    { id: 'created', label: t('created'), sort: 'created_at', cell: ({ created_at }) => <span className="num">{moment(created_at)}</span> },
    {
      id: 'settled',
      label: t('settled'),
      sort: 'settled_at',
      hidden: true,
      cell: ({ settled_at }) => settled_at && <span className="num">{moment(settled_at)}</span>,
    },
    { id: 'attempts', label: t('attempts'), sort: 'attempts', end: true, cell: ({ attempts }) => number(attempts) },
    { id: 'where', label: t('where'), hidden: true, cell: ({ where }) => where },
    { id: 'message_id', label: t('messageId'), hidden: true, cell: ({ message_id }) => <span className="ltr">{message_id}</span> },
    {
      id: 'reason',
      label: t('reason'),
      wide: true,
      cell: ({ reason }) => (
        <Box component="bdi" sx={{ color: 'text.secondary' }}>
          {reason}
        </Box>
      ),
    },
  ]
  return (
    <Page title={t('page')} crumbs={[]}>
      <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
        {workspaceState.data ? (
          <WorkspacePanel found={workspaceState.data.data} ws={workspace.id} />
        ) : workspaceState.error ? (
          <FailedState dense error={workspaceState.error} retry={() => void workspaceState.refetch()} />
        ) : (
          <SkeletonRows rows={2} />
        )}
        {operator &&
          (installation.data ? (
            <InstallationPanel found={installation.data.data} span={span} setSpan={setSpan} ws={workspace.id} />
          ) : installation.error ? (
            <FailedState dense error={installation.error} retry={() => void installation.refetch()} />
          ) : (
            <SkeletonRows rows={8} />
          ))}
      </Box>
      <DataTable
        name="deliveries"
        label={t('messages')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowActions={(row) =>
          row.status === 'failed' || row.status === 'unknown' ? (
            <Button sx={{ minHeight: 28 }} disabled={resend.busy} onClick={() => void ask(row)}>
              {t('resend')}
            </Button>
          ) : null
        }
        search
        filters={
          <FilterMenu
            label={t('status')}
            value={list.filters.status ?? ''}
            options={(['', ...deliveryStatuses] as const).map((value) => ({ value, label: t(value || 'all') }))}
            onChange={(status) => list.change({ filters: { status } })}
          />
        }
        exportUrl={exportOf(list)}
        empty={<EmptyState icon="mail" title={t('empty.title')} text={t('empty.text')} />}
      />
    </Page>
  )
}
