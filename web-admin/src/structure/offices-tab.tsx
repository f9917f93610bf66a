import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import type { Rows } from '@workledger/contracts/registry'
import { AppLink } from '@workledger/web-app/kit/app-link'
import { confirm } from '@workledger/web-app/kit/confirm'
import { useMember } from '@workledger/web-app/kit/current'
import { type Column, DataTable } from '@workledger/web-app/kit/data-table'
import { useFormat } from '@workledger/web-app/kit/format'
import { useText } from '@workledger/web-app/kit/i18n'
import { Icon } from '@workledger/web-app/kit/icon'
import { EmptyState } from '@workledger/web-app/kit/states'
import { StatusChip } from '@workledger/web-app/kit/status-chip'
import { toast, toastError } from '@workledger/web-app/kit/toast'
import { lazy, Suspense, useState } from 'react'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { useMay } from '../kit/may'
import { RowButtons } from '../kit/row-buttons'
import { useConsoleCommand } from '../kit/use-command'
import { structureTexts } from './messages'

const OfficeDialog = lazy(() => import('./office-dialog'))
const StructureHistory = lazy(() => import('./structure-history'))

type OfficeRow = Rows['offices']

export default function OfficesTab() {
  const t = useText(structureTexts)
  const { listed, number } = useFormat()
  const { workspace } = useMember()
  const may = useMay()('addOffice')
  const list = useConsoleList('offices', { sort: 'name', inAddress: false })
  const [open, setOpen] = useState<OfficeRow | 'new' | null>(null)
  const [past, setPast] = useState<OfficeRow | null>(null)
  const remove = useConsoleCommand('removeOffice', { onDone: () => void toast(t('toast.officeDeleted')), onError: toastError })
  const ask = async ({ id, name }: OfficeRow) => {
    if (await confirm({ title: t('deleteTitle', { name }), text: t('deleteText'), action: t('delete'), danger: true }))
      remove.run({ params: { ws: workspace.id, id } })
  }
  const columns: Column<OfficeRow>[] = [
    {
      id: 'name',
      label: t('name'),
      sort: 'name',
      fixed: true,
      cell: ({ name, main }) => (
        <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', fontWeight: 500 }}>
          <bdi>{name}</bdi>
          {main && <StatusChip tone="accent">{t('main')}</StatusChip>}
        </Box>
      ),
    },
    {
      id: 'address',
      label: t('address1'),
      cell: ({ address_line_1, city, country }) => (
        <Box component="bdi" sx={{ color: 'text.secondary' }}>
          {listed([address_line_1, city, country].flatMap((part) => part || []))}
        </Box>
      ),
    },
    {
      id: 'timezone',
      label: t('timezone'),
      sort: 'timezone',
      cell: ({ timezone }) => <span className="ltr">{timezone.replaceAll('_', ' ')}</span>,
    },
    {
      id: 'people',
      label: t('people'),
      sort: 'employees_count',
      end: true,
      card: 'figure',
      cell: ({ employees_count }) => number(employees_count),
    },
    ...(may
      ? [
          {
            id: 'holidays',
            label: t('holidays'),
            cell: ({ id }: OfficeRow) => (
              <Link component={AppLink} to={`/admin/offices/${id}/holidays`}>
                {t('holidays')}
              </Link>
            ),
          },
        ]
      : []),
  ]
  return (
    <>
      <DataTable
        name="offices"
        label={t('tabs.offices')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={may ? setOpen : undefined}
        rowActions={
          may
            ? (row) => (
                <RowButtons
                  name={row.name}
                  history={() => setPast(row)}
                  edit={() => setOpen(row)}
                  remove={row.main ? undefined : () => void ask(row)}
                />
              )
            : undefined
        }
        search
        filters={
          may && (
            <Button variant="contained" color="primary" startIcon={<Icon name="plus" />} onClick={() => setOpen('new')}>
              {t('addOffice')}
            </Button>
          )
        }
        exportUrl={exportOf(list)}
        empty={<EmptyState icon="clients" title={t('emptyOffices.title')} text={t('emptyOffices.text')} />}
      />
      <Suspense>
        {open && <OfficeDialog office={open === 'new' ? null : open} close={() => setOpen(null)} />}
        {past && <StructureHistory workspace={workspace.id} row={past} close={() => setPast(null)} />}
      </Suspense>
    </>
  )
}
