import type { Rows } from '@workledger/contracts/registry'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { EmptyState } from '@workledger/kit/ui/states'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useConsoleList } from '../console-list'
import { exportOf } from '../exports'
import type { ImportHistoryShown } from './history-shown'
import { ImportHistory } from './import-history'
import { ImportStatus } from './import-status'
import { importTexts } from './messages'

type ImportList =
  | 'document-imports'
  | 'employee-imports'
  | 'leave-imports'
  | 'punch-imports'
  | 'time-imports'

type StatusOf<N extends ImportList> = Rows[N]['status']

interface ImportsTableProps<N extends ImportList> {
  resource: N
  title: string
  statuses: readonly StatusOf<N>[]
  word: (status: StatusOf<N>) => string
  /** Columns that tell what an import brought. */
  kind?: readonly Column<Rows[N]>[]
  /** Columns that tell how much it brought. */
  figures: readonly Column<Rows[N]>[]
  /** The console's page of an import, without its id. */
  path: string
  empty: { title: string; text: string | undefined }
  history: ImportHistoryShown
}

/** Imports of one kind, the latest first, each with its result and its history. */
export function ImportsTable<N extends ImportList>({
  resource,
  title,
  statuses,
  word,
  kind = [],
  figures,
  path,
  empty,
  history,
}: ImportsTableProps<N>) {
  const t = useText(importTexts)
  const { moment } = useFormat()
  const navigate = useNavigate()
  const [past, setPast] = useState<Rows[N] | null>(null)
  const list = useConsoleList(resource, { sort: '-started_at', filters: { status: '' } })

  const columns: Column<Rows[N]>[] = [
    {
      id: 'started',
      label: t('columns.started'),
      sort: 'started_at',
      fixed: true,
      cell: ({ started_at }) => moment(started_at),
    },
    ...kind,
    {
      id: 'status',
      label: t('status'),
      sort: 'status',
      card: 'chip',
      cell: ({ status }) => <ImportStatus<StatusOf<N>> status={status} word={word} />,
    },
    {
      id: 'by',
      label: t('columns.by'),
      sort: 'started_by',
      card: 'fact',
      cell: ({ started_by }) => <bdi>{started_by}</bdi>,
    },
    ...figures,
  ]

  return (
    <>
      <DataTable
        name={resource}
        label={title}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={({ id }) => navigate(`${path}/${id}`)}
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
            options={[
              { value: '', label: t('anyStatus') },
              ...statuses.map((status) => ({ value: status, label: word(status) })),
            ]}
            onChange={(status) => list.change({ filters: { status } })}
          />
        }
        exportUrl={exportOf(list)}
        empty={<EmptyState icon="upload" {...empty} />}
      />
      <ImportHistory record={past} title={title} shown={history} close={() => setPast(null)} />
    </>
  )
}
