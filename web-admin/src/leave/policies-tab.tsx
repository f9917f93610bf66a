import Box from '@mui/material/Box'
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
import { type PolicyRow, useLeaveWords } from './leave-row'

const PolicyDialog = lazy(() => import('./policy-dialog'))
const RulesHistory = lazy(() => import('./rules-history'))

/** What each policy grants this year, and how many people have it. */
export default function PoliciesTab() {
  const { t, number, days } = useLeaveWords()
  const { workspace } = useMember()
  const may = useMay()('addLeavePolicy')
  const list = useConsoleList('leave-policies', { sort: 'name' })
  const [open, setOpen] = useState<PolicyRow | 'new' | null>(null)
  const [past, setPast] = useState<PolicyRow | null>(null)
  const remove = useConsoleCommand('deleteLeavePolicy', {
    onDone: () => void toast(t('policy.deleted')),
    onError: (error) => void toast({ text: `${t('delete.failed')}: ${error.message}`, tone: 'bad' }),
  })
  const ask = async ({ id, name }: PolicyRow) => {
    if (await confirm({ title: t('rules.deleteTitle', { name }), text: t('policy.deleteText'), action: t('deleteAction'), danger: true }))
      remove.run({ params: { ws: workspace.id, id } })
  }
  const columns: Column<PolicyRow>[] = [
    { id: 'name', label: t('policy.name'), sort: 'name', fixed: true, cell: ({ name }) => <bdi style={{ fontWeight: 500 }}>{name}</bdi> },
    {
      id: 'days',
      label: t('policy.allowance'),
      sort: 'holiday_allowance',
      card: 'fact',
      cell: (row) => (row.unlimited ? t('balance.unlimited') : days(row.holiday_allowance)),
    },
    {
      id: 'granted',
      label: t('policy.accrual.label'),
      sort: 'accrual',
      card: 'fact',
      cell: (row) => t(`policy.accrual.${row.accrual}`),
    },
    {
      id: 'carried',
      label: t('policy.carry'),
      sort: 'carry_over_days',
      card: 'none',
      cell: (row) => (Number(row.carry_over_days) > 0 ? days(row.carry_over_days) : t('rules.none')),
    },
    {
      id: 'description',
      label: t('policy.description'),
      wide: true,
      card: 'none',
      cell: ({ description }) => (
        <Box component="bdi" sx={{ color: 'text.secondary' }}>
          {description}
        </Box>
      ),
    },
    {
      id: 'people',
      label: t('policy.people'),
      sort: 'employees_count',
      end: true,
      card: 'figure',
      cell: ({ employees_count }) => number(employees_count),
    },
  ]
  const add = may && (
    <Button variant="contained" color="primary" startIcon={<Icon name="plus" />} onClick={() => setOpen('new')}>
      {t('policy.add')}
    </Button>
  )
  return (
    <>
      <DataTable
        name="leave-policies"
        label={t('policy.tab')}
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
        filters={add}
        exportUrl={exportOf(list)}
        empty={<EmptyState icon="calendar" title={t('policy.empty.title')} text={t('policy.empty.text')} />}
      />
      <Suspense>
        {open && <PolicyDialog policy={open === 'new' ? null : open} close={() => setOpen(null)} />}
        {past && <RulesHistory row={past} close={() => setPast(null)} />}
      </Suspense>
    </>
  )
}
