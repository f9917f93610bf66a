import type { Rows } from '@workledger/contracts/registry'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { provisioningWords } from '@workledger/kit/i18n/words/provisioning'
import { useMember } from '@workledger/kit/net/current'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { confirm } from '@workledger/kit/ui/confirm'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import type { MenuEntry } from '@workledger/kit/ui/menu-entries'
import { EmptyState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Strong } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { provisioningTexts } from './messages'

const MapDialog = lazy(() => import('./map-dialog'))

type Group = Rows['provisioned-groups']

const fields = ['name', 'external_id', 'source', 'added', 'removed', 'target', 'waits']

/** Groups of the directory, and what their members get. */
export default function GroupsTab() {
  const t = useText(provisioningTexts)
  const columns = useGroupColumns()
  const [mapping, setMapping] = useState<Group | null>(null)
  const [past, setPast] = useState<Group | null>(null)
  const list = useConsoleList('provisioned-groups', { sort: 'name', perPage: 25 })
  const menu = useGroupMenu({ map: setMapping, history: setPast })

  return (
    <>
      <DataTable
        name={list.resource}
        label={t('tabs.groups')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowActions={(row) => (
          <MenuButton label={t('group.actions', { name: row.name })} entries={menu(row)}>
            <Icon name="more" />
          </MenuButton>
        )}
        exportUrl={exportOf(list)}
        empty={
          <EmptyState icon="employees" title={t('group.emptyTitle')} text={t('group.emptyText')} />
        }
      />
      <Suspense>
        {mapping && <MapDialog group={mapping} close={() => setMapping(null)} />}
        {past && (
          <HistoryPanel
            stream={past.stream}
            title={past.name}
            words={areaHistory({ area: 'provisioning', fields })}
            onClose={() => setPast(null)}
          />
        )}
      </Suspense>
    </>
  )
}

const tones = { unmapped: 'wait', waiting: 'warn', mapped: 'good' } as const

/** Who names a group: the directory, or the provider at sign-in. */
function useSourceColumn(): Column<Group> {
  const { field, value } = useRecordWords(provisioningWords)

  return {
    id: 'source',
    label: field('source'),
    sort: 'source',
    card: 'fact',
    named: true,
    cell: ({ source }) => value(source),
  }
}

function useGroupColumns(): Column<Group>[] {
  const t = useText(provisioningTexts)
  const { number, moment } = useFormat()
  const { field, value } = useRecordWords(provisioningWords)

  const source = useSourceColumn()

  return [
    {
      id: 'name',
      label: t('group.name'),
      sort: 'name',
      fixed: true,
      wide: true,
      cell: ({ name }) => <Strong component="bdi">{name}</Strong>,
    },
    {
      id: 'gives',
      label: field('gives'),
      sort: 'gives',
      card: 'fact',
      named: true,
      cell: ({ gives }) => gives && <bdi>{gives}</bdi>,
    },
    {
      id: 'state',
      label: field('state'),
      sort: 'state',
      card: 'chip',
      cell: ({ state }) => <StatusChip tone={tones[state]}>{value(state)}</StatusChip>,
    },
    source,
    {
      id: 'mapped_by',
      label: field('mapped_by'),
      sort: 'mapped_by',
      card: 'fact',
      named: true,
      cell: ({ mapped_by }) => mapped_by && <bdi>{mapped_by}</bdi>,
    },
    {
      id: 'created',
      label: field('created_at'),
      sort: 'created_at',
      hidden: true,
      cell: ({ created_at }) => <span className="num">{moment(created_at)}</span>,
    },
    {
      id: 'members',
      label: field('members'),
      sort: 'members',
      end: true,
      card: 'figure',
      cell: ({ members }) => number(members),
    },
  ]
}

function useGroupMenu({
  map,
  history,
}: {
  map: (group: Group) => void
  history: (group: Group) => void
}) {
  const t = useText(provisioningTexts)
  const { workspace } = useMember()
  const may = useMay()
  const accept = useConsoleCommand('confirmGroupMapping', {
    onDone: () => void toast(t('group.confirmed')),
    onError: toastError,
  })
  const unmap = useConsoleCommand('unmapGroup', {
    onDone: () => void toast(t('group.unmapped')),
    onError: toastError,
  })

  return (group: Group): (MenuEntry | null)[] => {
    const { name, state, gives } = group
    const params = { ws: workspace.id, id: group.id }

    const askConfirm = async () => {
      const question = {
        title: t('group.confirmTitle', { name }),
        text: t('group.confirmText', { role: gives ?? '' }),
        action: t('group.confirm'),
      }
      if (await confirm(question)) accept.run({ params, shown: group })
    }

    const askUnmap = async () => {
      const question = {
        title: t('group.unmapTitle', { name }),
        text: t('group.unmapText'),
        action: t('group.unmap'),
        danger: true,
      }
      if (await confirm(question)) unmap.run({ params })
    }

    return [
      { label: t('group.map'), icon: 'edit', disabled: !may('mapGroup'), run: () => map(group) },
      {
        label: t('group.confirm'),
        icon: 'check',
        disabled: !may('confirmGroupMapping') || state !== 'waiting',
        run: () => void askConfirm(),
      },
      { label: t('group.history'), icon: 'history', run: () => history(group) },
      null,
      {
        label: t('group.unmap'),
        icon: 'trash',
        danger: true,
        disabled: !may('unmapGroup') || state === 'unmapped',
        run: () => void askUnmap(),
      },
    ]
  }
}
