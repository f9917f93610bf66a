import {
  type EmployeeImportRow,
  employeeImportStatus,
} from '@workledger/contracts/people/imports.lists'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { peopleWords } from '@workledger/kit/i18n/words/people'
import { Page } from '@workledger/kit/shell/page'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { EmptyState } from '@workledger/kit/ui/states'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useConsoleList } from '../../kit/console-list'
import { exportOf } from '../../kit/exports'
import { useMay } from '../../kit/may'
import { peopleTexts } from '../messages'
import { EmployeeImportStatus } from './import-status'
import { employeeImportTexts } from './messages'

const EmployeeImportHistory = lazy(() => import('./import-history'))

const statuses = ['', ...employeeImportStatus.options] as const

/** Imports of employees, each with its result and its undo. */
export default function EmployeeImportsPage() {
  const t = useText(employeeImportTexts)
  const ofPeople = useText(peopleTexts)
  const { moment } = useFormat()
  const { value: word } = useRecordWords(peopleWords)
  const may = useMay()('importEmployees')
  const navigate = useNavigate()
  const [past, setPast] = useState<EmployeeImportRow | null>(null)
  const list = useConsoleList('employee-imports', { sort: '-started_at', filters: { status: '' } })

  return (
    <Page
      title={t('page')}
      crumbs={[{ label: ofPeople('page'), to: '/admin/employees' }]}
      primary={may && { label: t('add'), icon: 'upload', keys: 'n', to: '/admin/employees/import' }}
    >
      <DataTable
        name="employee-imports"
        label={t('page')}
        list={list}
        columns={useColumns()}
        rowKey={({ id }) => id}
        onOpen={({ id }) => navigate(`/employees/imports/${id}`)}
        rowActions={(row) => (
          <MenuButton
            label={t('actionsOf', { when: moment(row.started_at) })}
            entries={[{ label: t('history'), icon: 'history', run: () => setPast(row) }]}
          >
            <Icon name="more" />
          </MenuButton>
        )}
        filters={
          <FilterMenu
            label={t('status')}
            value={list.filters.status ?? ''}
            options={statuses.map((status) => ({
              value: status,
              label: status === '' ? t('anyStatus') : word(status),
            }))}
            onChange={(status) => list.change({ filters: { status } })}
          />
        }
        exportUrl={exportOf(list)}
        empty={
          <EmptyState
            icon="upload"
            title={t('empty.title')}
            text={may ? t('empty.text') : undefined}
          />
        }
      />
      <Suspense>
        {past && <EmployeeImportHistory record={past} close={() => setPast(null)} />}
      </Suspense>
    </Page>
  )
}

function useColumns(): Column<EmployeeImportRow>[] {
  const t = useText(employeeImportTexts)
  const { moment } = useFormat()

  return [
    {
      id: 'started',
      label: t('columns.started'),
      sort: 'started_at',
      fixed: true,
      cell: ({ started_at }) => moment(started_at),
    },
    {
      id: 'status',
      label: t('columns.status'),
      sort: 'status',
      card: 'chip',
      cell: ({ status }) => <EmployeeImportStatus status={status} />,
    },
    {
      id: 'by',
      label: t('columns.by'),
      sort: 'started_by',
      card: 'fact',
      cell: ({ started_by }) => <bdi>{started_by}</bdi>,
    },
    {
      id: 'file',
      label: t('columns.file'),
      sort: 'sha256',
      card: 'fact',
      cell: ({ sha256 }) => <bdi className="num">{sha256.slice(0, 12)}</bdi>,
    },
    ...useFigures(),
  ]
}

/** How many rows and people an import has. */
function useFigures(): Column<EmployeeImportRow>[] {
  const t = useText(employeeImportTexts)
  const { number } = useFormat()

  const figure = (
    id: 'rows' | 'refused' | 'updated' | 'present' | 'added',
    field: 'file_rows' | 'refused' | 'updated' | 'present' | 'added',
  ): Column<EmployeeImportRow> => ({
    id,
    label: t(`columns.${id}`),
    sort: field,
    end: true,
    ...(id === 'present' ? { card: 'figure' } : { card: 'fact', named: true }),
    cell: (row) => number(row[field]),
  })

  return [
    figure('rows', 'file_rows'),
    figure('added', 'added'),
    figure('updated', 'updated'),
    figure('refused', 'refused'),
    figure('present', 'present'),
  ]
}
