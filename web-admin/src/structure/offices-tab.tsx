import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { Rows } from '@workledger/contracts/registry'
import { AppLink } from '@workledger/web-app/kit/app-link'
import { useMember } from '@workledger/web-app/kit/current'
import type { Column } from '@workledger/web-app/kit/data-table'
import { useFormat } from '@workledger/web-app/kit/format'
import { useText } from '@workledger/web-app/kit/i18n'
import { EmptyState } from '@workledger/web-app/kit/states'
import { StatusChip } from '@workledger/web-app/kit/status-chip'
import { lazy } from 'react'
import { useConsoleList } from '../kit/console-list'
import { useMay } from '../kit/may'
import { RecordTable } from '../kit/record-table'
import { useRemoval } from '../kit/use-removal'
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
  const remove = useRemoval('removeOffice', {
    title: (name) => t('deleteTitle', { name }),
    text: t('deleteText'),
    action: t('delete'),
    done: t('toast.officeDeleted'),
  })
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
    <RecordTable
      list={list}
      label={t('tabs.offices')}
      columns={columns}
      may={may}
      add={t('addOffice')}
      remove={(row) => (row.main ? undefined : () => void remove(row))}
      opens
      empty={<EmptyState icon="clients" title={t('emptyOffices.title')} text={t('emptyOffices.text')} />}
      dialog={(row, close) => <OfficeDialog office={row} close={close} />}
      history={(row, close) => <StructureHistory workspace={workspace.id} row={row} close={close} />}
    />
  )
}
