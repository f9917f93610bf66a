import {
  type LeaveImportRow,
  leaveImportStatus,
} from '@workledger/contracts/leave/leave-imports.lists'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { leaveWords } from '@workledger/kit/i18n/words/leave'
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
import { leaveTexts } from '../messages'
import { LeaveImportStatus } from './import-status'
import { leaveImportTexts } from './messages'

const LeaveImportHistory = lazy(() => import('./import-history'))

const statuses = ['', ...leaveImportStatus.options] as const

/** Imports of leave, each with its result and its undo. */
export default function LeaveImportsPage() {
  const t = useText(leaveImportTexts)
  const ofLeave = useText(leaveTexts)
  const { value: word } = useRecordWords(leaveWords)
  const may = useMay()('importLeave')
  const navigate = useNavigate()
  const [past, setPast] = useState<LeaveImportRow | null>(null)
  const list = useConsoleList('leave-imports', { sort: '-started_at', filters: { status: '' } })

  return (
    <Page
      title={t('page')}
      crumbs={[{ label: ofLeave('page'), to: '/admin/leaves' }]}
      primary={
        may && { label: t('add'), icon: 'upload', keys: 'n', to: '/admin/leaves/imports/new' }
      }
    >
      <DataTable
        name="leave-imports"
        label={t('page')}
        list={list}
        columns={useColumns()}
        rowKey={({ id }) => id}
        onOpen={({ id }) => navigate(`/leaves/imports/${id}`)}
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
      <Suspense>
        {past && <LeaveImportHistory record={past} close={() => setPast(null)} />}
      </Suspense>
    </Page>
  )
}

function useColumns(): Column<LeaveImportRow>[] {
  const t = useText(leaveImportTexts)
  const { moment, span } = useFormat()
  const { value: word } = useRecordWords(leaveWords)

  return [
    {
      id: 'started',
      label: t('columns.started'),
      sort: 'started_at',
      fixed: true,
      cell: ({ started_at }) => moment(started_at),
    },
    {
      id: 'content',
      label: t('columns.content'),
      sort: 'content',
      card: 'fact',
      cell: ({ content }) => word(content),
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
      cell: ({ status }) => <LeaveImportStatus status={status} />,
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
function useFigures(): Column<LeaveImportRow>[] {
  const t = useText(leaveImportTexts)
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
