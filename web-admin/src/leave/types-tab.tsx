import Button from '@mui/material/Button'
import { confirm } from '@workledger/web-app/kit/confirm'
import { useMember } from '@workledger/web-app/kit/current'
import { type Column, DataTable } from '@workledger/web-app/kit/data-table'
import { Icon } from '@workledger/web-app/kit/icon'
import { EmptyState } from '@workledger/web-app/kit/states'
import { toast } from '@workledger/web-app/kit/toast'
import { lazy, Suspense, useState } from 'react'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { useMay } from '../kit/may'
import { RowButtons } from '../kit/row-buttons'
import { useConsoleCommand } from '../kit/use-command'
import { type TypeRow, useLeaveWords } from './leave-row'

const TypeDialog = lazy(() => import('./type-dialog'))
const RulesHistory = lazy(() => import('./rules-history'))

/** What leave can be asked for: what it takes, who decides, what it pays. */
export default function TypesTab() {
  const { t, number } = useLeaveWords()
  const { workspace } = useMember()
  const may = useMay()('addLeaveType')
  const list = useConsoleList('leave-types', { sort: 'name' })
  const [open, setOpen] = useState<TypeRow | 'new' | null>(null)
  const [past, setPast] = useState<TypeRow | null>(null)
  const remove = useConsoleCommand('deleteLeaveType', {
    onDone: () => void toast(t('leaveType.deleted')),
    onError: (error) => void toast({ text: `${t('delete.failed')}: ${error.message}`, tone: 'bad' }),
  })
  const ask = async ({ id, name }: TypeRow) => {
    if (
      await confirm({ title: t('rules.deleteTitle', { name }), text: t('leaveType.deleteText'), action: t('deleteAction'), danger: true })
    )
      remove.run({ params: { ws: workspace.id, id } })
  }
  const yesNo = (yes: boolean) => t(yes ? 'rules.yes' : 'rules.no')
  const columns: Column<TypeRow>[] = [
    { id: 'name', label: t('type'), sort: 'name', fixed: true, cell: ({ name }) => <bdi style={{ fontWeight: 500 }}>{name}</bdi> },
    {
      id: 'accrues',
      label: t('leaveType.allowance'),
      sort: 'accrues',
      card: 'fact',
      cell: ({ accrues }) => t(accrues ? 'leaveType.takes' : 'leaveType.takesNothing'),
    },
    {
      id: 'approval',
      label: t('leaveType.approval'),
      sort: 'approval_required',
      card: 'none',
      cell: ({ approval_required }) => yesNo(approval_required),
    },
    {
      id: 'document',
      label: t('leaveType.document'),
      sort: 'document_required',
      card: 'none',
      cell: ({ document_required }) => yesNo(document_required),
    },
    { id: 'halves', label: t('leaveType.halves'), sort: 'half_days', card: 'none', cell: ({ half_days }) => yesNo(half_days) },
    {
      id: 'paid',
      label: t('leaveType.paid'),
      sort: 'paid_percent',
      end: true,
      card: 'figure',
      cell: ({ paid_percent }) => `${number(paid_percent)} %`,
    },
  ]
  return (
    <>
      <DataTable
        name="leave-types"
        label={t('leaveType.tab')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={may ? setOpen : undefined}
        rowActions={
          may
            ? (row) => <RowButtons name={row.name} history={() => setPast(row)} edit={() => setOpen(row)} remove={() => void ask(row)} />
            : undefined
        }
        search
        filters={
          may && (
            <Button variant="contained" color="primary" startIcon={<Icon name="plus" />} onClick={() => setOpen('new')}>
              {t('leaveType.add')}
            </Button>
          )
        }
        exportUrl={exportOf(list)}
        empty={<EmptyState icon="calendar" title={t('leaveType.empty.title')} text={t('leaveType.empty.text')} />}
      />
      <Suspense>
        {open && <TypeDialog type={open === 'new' ? null : open} close={() => setOpen(null)} />}
        {past && <RulesHistory row={past} close={() => setPast(null)} />}
      </Suspense>
    </>
  )
}
