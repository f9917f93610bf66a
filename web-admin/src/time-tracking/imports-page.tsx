import {
  type TimeImportRow,
  timeImportStatus,
} from '@workledger/contracts/time-tracking/time-imports.lists'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { timeTrackingWords } from '@workledger/kit/i18n/words/time-tracking'
import { Page } from '@workledger/kit/shell/page'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { EmptyState } from '@workledger/kit/ui/states'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { useMay } from '../kit/may'
import { ImportStatus } from './import-status'
import { timeImportTexts } from './messages'

const ImportHistory = lazy(() => import('./import-history'))

const statuses = ['', ...timeImportStatus.options] as const

/** Imports of tracked time, each with its result and its undo. */
export default function ImportsPage() {
  const t = useText(timeImportTexts)
  const { value: word } = useRecordWords(timeTrackingWords)
  const may = useMay()('importTime')
  const navigate = useNavigate()
  const [past, setPast] = useState<TimeImportRow | null>(null)
  const list = useConsoleList('time-imports', { sort: '-started_at', filters: { status: '' } })

  return (
    <Page
      title={t('page')}
      primary={may && { label: t('add'), icon: 'upload', keys: 'n', to: '/admin/time-imports/new' }}
    >
      <DataTable
        name="time-imports"
        label={t('page')}
        list={list}
        columns={useColumns()}
        rowKey={({ id }) => id}
        onOpen={({ id }) => navigate(`/time-imports/${id}`)}
        rowActions={(row) => (
          <MenuButton
            label={t('actionsOf', { format: word(row.format) })}
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
      <Suspense>{past && <ImportHistory record={past} close={() => setPast(null)} />}</Suspense>
    </Page>
  )
}

function useColumns(): Column<TimeImportRow>[] {
  const t = useText(timeImportTexts)
  const { moment, span } = useFormat()
  const { value: word } = useRecordWords(timeTrackingWords)

  return [
    {
      id: 'started',
      label: t('columns.started'),
      sort: 'started_at',
      fixed: true,
      cell: ({ started_at }) => moment(started_at),
    },
    {
      id: 'format',
      label: t('columns.format'),
      sort: 'format',
      card: 'fact',
      cell: ({ format }) => word(format),
    },
    {
      id: 'status',
      label: t('columns.status'),
      sort: 'status',
      card: 'chip',
      cell: ({ status }) => <ImportStatus status={status} />,
    },
    {
      id: 'by',
      label: t('columns.by'),
      sort: 'started_by',
      card: 'fact',
      cell: ({ started_by }) => <bdi>{started_by}</bdi>,
    },
    {
      id: 'days',
      label: t('columns.days'),
      sort: 'from_on',
      card: 'fact',
      cell: ({ from_on, to_on }) => from_on && to_on && <bdi>{span(from_on, to_on)}</bdi>,
    },
    ...useFigures(),
  ]
}

/** How many rows and entries an import has. */
function useFigures(): Column<TimeImportRow>[] {
  const t = useText(timeImportTexts)
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
      id: 'entries',
      label: t('columns.entries'),
      sort: 'entries',
      end: true,
      card: 'figure',
      cell: ({ entries }) => number(entries),
    },
  ]
}
