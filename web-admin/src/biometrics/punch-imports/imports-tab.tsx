import {
  type PunchImportRow,
  punchImportStatus,
} from '@workledger/contracts/biometrics/punch-imports.lists'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { biometricsWords } from '@workledger/kit/i18n/words/biometrics'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { EmptyState } from '@workledger/kit/ui/states'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useConsoleList } from '../../kit/console-list'
import { exportOf } from '../../kit/exports'
import { useMay } from '../../kit/may'
import { PunchImportStatus } from './import-status'
import { punchImportTexts } from './messages'

const PunchImportHistory = lazy(() => import('./import-history'))

const statuses = ['', ...punchImportStatus.options] as const

/** Imports of punches, each with its result and its undo. */
export default function ImportsTab() {
  const t = useText(punchImportTexts)
  const { value: word } = useRecordWords(biometricsWords)
  const { moment } = useFormat()
  const may = useMay()('importPunches')
  const navigate = useNavigate()
  const [past, setPast] = useState<PunchImportRow | null>(null)
  const list = useConsoleList('punch-imports', { sort: '-started_at', filters: { status: '' } })

  usePageActions({
    primary: may && {
      label: t('add'),
      icon: 'upload',
      keys: 'n',
      to: '/admin/biometrics/imports/new',
    },
  })

  return (
    <>
      <DataTable
        name="punch-imports"
        label={t('page')}
        list={list}
        columns={useColumns()}
        rowKey={({ id }) => id}
        onOpen={({ id }) => navigate(`/biometrics/imports/${id}`)}
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
        {past && <PunchImportHistory record={past} close={() => setPast(null)} />}
      </Suspense>
    </>
  )
}

function useColumns(): Column<PunchImportRow>[] {
  const t = useText(punchImportTexts)
  const { moment, span } = useFormat()

  return [
    {
      id: 'started',
      label: t('columns.started'),
      sort: 'started_at',
      fixed: true,
      cell: ({ started_at }) => moment(started_at),
    },
    {
      id: 'device',
      label: t('columns.device'),
      sort: 'device',
      card: 'fact',
      cell: ({ device, serial_no }) => <bdi>{device ?? serial_no}</bdi>,
    },
    {
      id: 'status',
      label: t('columns.status'),
      sort: 'status',
      card: 'chip',
      cell: ({ status }) => <PunchImportStatus status={status} />,
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

/** How many rows and punches an import has. */
function useFigures(): Column<PunchImportRow>[] {
  const t = useText(punchImportTexts)
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
      id: 'punches',
      label: t('columns.punches'),
      sort: 'punches',
      end: true,
      card: 'figure',
      cell: ({ punches }) => number(punches),
    },
  ]
}
