import Box from '@mui/material/Box'
import type { Rows } from '@workledger/contracts/registry'
import { isolated, today, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { confirm } from '@workledger/kit/ui/confirm'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { EmptyState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { privacyTexts } from './messages'

const EraseDialog = lazy(() => import('./erase-dialog'))
const HoldDialog = lazy(() => import('./hold-dialog'))

type Row = Rows['former-people']
interface Open {
  what: 'erase' | 'hold'
  person: { id: string; name: string }
}

/** Who has left, until when their personal data is kept, and who was erased. */
export default function FormerPeopleTab() {
  const t = useText(privacyTexts)
  const { day, moment } = useFormat()
  const { workspace } = useMember()
  const may = useMay()('erasePerson')
  const [open, setOpen] = useState<Open | null>(null)
  const list = useConsoleList('former-people', { sort: 'erasable_on', filters: { due: '' } })
  const lift = useConsoleCommand('liftHold', { onDone: () => void toast(t('toast.lifted')), onError: toastError })
  const nameOf = ({ name }: Row) => name ?? t('nameless')
  const ask = async (row: Row) => {
    const question = { title: t('liftDialog.title', { name: isolated(nameOf(row)) }), text: t('liftDialog.text') }
    if (await confirm({ ...question, action: t('liftDialog.action') })) lift.run({ params: { ws: workspace.id, id: row.id } })
  }
  const columns: Column<Row>[] = [
    {
      id: 'name',
      label: t('name'),
      sort: 'name',
      fixed: true,
      cell: (row) => <bdi style={{ fontWeight: 500, opacity: row.name ? 1 : 0.7 }}>{nameOf(row)}</bdi>,
    },
    { id: 'oid', label: t('oid'), sort: 'oid', card: 'fact', cell: ({ oid }) => <bdi className="num">{oid}</bdi> },
    {
      id: 'ended',
      label: t('ended'),
      sort: 'ended_on',
      card: 'fact',
      cell: ({ ended_on }) => <span className="num">{day(ended_on)}</span>,
    },
    {
      id: 'erasable',
      label: t('erasable'),
      sort: 'erasable_on',
      card: 'fact',
      cell: ({ erasable_on }) => <span className="num">{day(erasable_on)}</span>,
    },
    {
      id: 'status',
      label: t('statusLabel'),
      sort: 'status',
      card: 'figure',
      cell: ({ status, held, erasable_on, proposed_at }) =>
        status === 'former' && proposed_at && !held ? (
          <StatusChip tone="wait">{t('proposedStatus')}</StatusChip>
        ) : status === 'former' && held ? (
          <StatusChip tone="warn">{t('held')}</StatusChip>
        ) : status === 'former' && erasable_on <= today() ? (
          <StatusChip tone="accent">{t('due')}</StatusChip>
        ) : (
          <StatusChip tone={status === 'erased' ? 'good' : 'wait'}>{t(`status.${status}`)}</StatusChip>
        ),
    },
    {
      id: 'reason',
      label: t('reason'),
      wide: true,
      cell: ({ hold_reason }) => (
        <Box component="bdi" sx={{ color: 'text.secondary' }}>
          {hold_reason}
        </Box>
      ),
    },
    { id: 'heldBy', label: t('heldBy'), hidden: true, cell: ({ held_by }) => <bdi>{held_by}</bdi> },
    {
      id: 'erased',
      label: t('erasedAt'),
      sort: 'erased_at',
      hidden: true,
      cell: ({ erased_at }) => erased_at && <span className="num">{moment(erased_at)}</span>,
    },
    { id: 'erasedBy', label: t('erasedBy'), hidden: true, cell: ({ erased_by }) => <bdi>{erased_by}</bdi> },
  ]
  return (
    <>
      <Box sx={{ color: 'text.secondary', mb: 2, maxWidth: 720 }}>{t('intro')}</Box>
      <DataTable
        name="former-people"
        label={t('tab')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowActions={(row) =>
          may &&
          row.status === 'former' && (
            <MenuButton
              label={t('actions', { name: nameOf(row) })}
              entries={[
                row.held
                  ? { label: t('lift'), icon: 'refresh', run: () => void ask(row) }
                  : { label: t('hold'), icon: 'lock', run: () => setOpen({ what: 'hold', person: { id: row.id, name: nameOf(row) } }) },
                null,
                {
                  label: t('erase'),
                  icon: 'trash',
                  danger: true,
                  run: () => setOpen({ what: 'erase', person: { id: row.id, name: nameOf(row) } }),
                },
              ]}
            >
              <Icon name="more" />
            </MenuButton>
          )
        }
        search
        exportUrl={exportOf(list)}
        filters={
          <FilterMenu
            label={t('filter')}
            value={list.filters.due ?? ''}
            options={[
              { value: '', label: t('all') },
              { value: 'true', label: t('over') },
              { value: 'false', label: t('running') },
            ]}
            onChange={(due) => list.change({ filters: { due } })}
          />
        }
        empty={<EmptyState icon="check" title={t('empty.title')} text={t('empty.text')} />}
      />
      <Suspense>
        {open?.what === 'erase' && <EraseDialog person={open.person} close={() => setOpen(null)} />}
        {open?.what === 'hold' && <HoldDialog person={open.person} close={() => setOpen(null)} />}
      </Suspense>
    </>
  )
}
