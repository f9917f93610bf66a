import {
  type DocumentImportRow,
  documentImportStatus,
} from '@workledger/contracts/documents/document-imports.lists'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { documentsWords } from '@workledger/kit/i18n/words/documents'
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
import { DocumentImportStatus } from './import-status'
import { documentImportTexts } from './messages'
import { useMayImport } from './use-import-command'

const DocumentImportHistory = lazy(() => import('./import-history'))

const statuses = ['', ...documentImportStatus.options] as const

/** Imports of documents, each with its result and its undo. */
export default function DocumentImportsPage() {
  const t = useText(documentImportTexts)
  const { moment } = useFormat()
  const { value: word } = useRecordWords(documentsWords)
  const may = useMayImport()
  const navigate = useNavigate()
  const [past, setPast] = useState<DocumentImportRow | null>(null)
  const list = useConsoleList('document-imports', { sort: '-started_at', filters: { status: '' } })

  return (
    <Page
      title={t('page')}
      crumbs={[{ label: t('employees'), to: '/admin/employees' }]}
      primary={
        may && {
          label: t('add'),
          icon: 'upload',
          keys: 'n',
          to: '/admin/employees/document-imports/new',
        }
      }
    >
      <DataTable
        name="document-imports"
        label={t('page')}
        list={list}
        columns={useColumns()}
        rowKey={({ id }) => id}
        onOpen={({ id }) => navigate(`/employees/document-imports/${id}`)}
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
        {past && <DocumentImportHistory record={past} close={() => setPast(null)} />}
      </Suspense>
    </Page>
  )
}

function useColumns(): Column<DocumentImportRow>[] {
  const t = useText(documentImportTexts)
  const { moment, size } = useFormat()

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
      cell: ({ status }) => <DocumentImportStatus status={status} />,
    },
    {
      id: 'by',
      label: t('columns.by'),
      sort: 'started_by',
      card: 'fact',
      cell: ({ started_by }) => <bdi>{started_by}</bdi>,
    },
    {
      id: 'size',
      label: t('columns.size'),
      sort: 'size',
      card: 'fact',
      cell: (row) => <bdi>{size(row.size)}</bdi>,
    },
    ...useFigures(),
  ]
}

/** How many files and documents an import has. */
function useFigures(): Column<DocumentImportRow>[] {
  const t = useText(documentImportTexts)
  const { number } = useFormat()

  return [
    {
      id: 'refused',
      label: t('columns.refused'),
      sort: 'refused',
      end: true,
      card: 'fact',
      named: true,
      cell: ({ refused }) => number(refused),
    },
    {
      id: 'present',
      label: t('columns.present'),
      sort: 'present',
      end: true,
      card: 'fact',
      named: true,
      cell: ({ present }) => number(present),
    },
    {
      id: 'added',
      label: t('columns.added'),
      sort: 'added',
      end: true,
      card: 'figure',
      cell: ({ added }) => number(added),
    },
  ]
}
