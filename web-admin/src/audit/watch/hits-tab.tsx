import Box from '@mui/material/Box'
import type { Rows } from '@workledger/contracts/registry'
import { watchRules } from '@workledger/contracts/watch/watch-rules'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { useGo } from '@workledger/kit/ui/app-link'
import { Money } from '@workledger/kit/ui/figures'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { EmptyState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useConsoleList } from '../../kit/console-list'
import { exportOf } from '../../kit/exports'
import { useMay } from '../../kit/may'
import { useConsoleCommand } from '../../kit/use-command'
import { watchTexts } from './messages'

const LookDialog = lazy(() => import('./look-dialog'))

type Hit = Rows['watch-hits']

const record = ({ stream, revision }: Hit) =>
  `/admin/audit/records/${encodeURIComponent(stream)}?revision=${revision}`

/** The hits of the rules that are on. */
export function HitsTab() {
  const t = useText(watchTexts)
  const go = useGo()
  const may = useMay()
  const { workspace } = useMember()
  const [looking, setLooking] = useState<Hit | null>(null)
  const list = useConsoleList('watch-hits', { sort: '-at', filters: { rule: '', looked: '' } })

  const leave = useConsoleCommand('lookAtHit', {
    onDone: () => void toast(t('look.left')),
    onError: (error) => void toastError(error),
  })

  const entries = (hit: Hit) => [
    { label: t('record'), icon: 'history' as const, run: () => go(record(hit)) },
    ...(may('lookAtHit')
      ? [
          {
            label: hit.looked ? t('look.edit') : t('look.action'),
            icon: 'eye' as const,
            run: () => setLooking(hit),
          },
          ...(hit.looked
            ? [
                {
                  label: t('look.leave'),
                  icon: 'refresh' as const,
                  run: () =>
                    leave.run({
                      params: { ws: workspace.id, hit: hit.id },
                      body: { looked: false },
                      shown: hit,
                    }),
                },
              ]
            : []),
        ]
      : []),
  ]

  return (
    <>
      <DataTable
        name="watch-hits"
        label={t('tabs.hits')}
        list={list}
        columns={useFlagColumns()}
        rowKey={({ id }) => id}
        onOpen={(hit) => setLooking(hit)}
        rowActions={(hit) => (
          <MenuButton label={t('actions', { rule: t(`rule.${hit.rule}`) })} entries={entries(hit)}>
            <Icon name="more" />
          </MenuButton>
        )}
        filters={
          <>
            <FilterMenu
              label={t('column.rule')}
              value={list.filters.rule ?? ''}
              options={['', ...watchRules].map((value) => ({
                value,
                label: value ? t(`rule.${value as 'own_decision'}`) : t('all'),
              }))}
              onChange={(rule) => list.change({ filters: { rule } })}
            />
            <FilterMenu
              label={t('column.looked')}
              value={list.filters.looked ?? ''}
              options={[
                { value: '', label: t('all') },
                { value: '0', label: t('open') },
                { value: '1', label: t('looked') },
              ]}
              onChange={(looked) => list.change({ filters: { looked } })}
            />
          </>
        }
        exportUrl={exportOf(list)}
        empty={<EmptyState icon="check" title={t('empty.title')} text={t('empty.text')} />}
      />
      <Suspense>{looking && <LookDialog hit={looking} close={() => setLooking(null)} />}</Suspense>
    </>
  )
}

function useFlagColumns(): Column<Hit>[] {
  const t = useText(watchTexts)
  const { moment } = useFormat()
  const what = ({ kind, count }: Hit) =>
    count > 1 ? t('times', { what: t(`kind.${kind}`), n: count }) : t(`kind.${kind}`)

  return [
    {
      id: 'rule',
      label: t('column.rule'),
      sort: 'rule',
      fixed: true,
      cell: ({ rule }) => <span style={{ fontWeight: 500 }}>{t(`rule.${rule}`)}</span>,
    },
    { id: 'what', label: t('column.what'), sort: 'kind', card: 'fact', cell: what },
    {
      id: 'by',
      label: t('column.by'),
      sort: 'by',
      card: 'fact',
      cell: ({ by, behind }) => (
        <>
          <bdi>{by}</bdi>
          {behind && (
            <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'tone.warn' }}>
              {t('behind', { name: behind })}
            </Box>
          )}
        </>
      ),
    },
    { id: 'name', label: t('column.name'), sort: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
    {
      id: 'amount',
      label: t('column.amount'),
      sort: 'amount',
      end: true,
      hidden: true,
      cell: ({ amount, currency }) =>
        amount && currency && <Money amount={amount} currency={currency} />,
    },
    { id: 'at', label: t('column.at'), sort: 'at', cell: ({ at }) => moment(at) },
    {
      id: 'looked',
      label: t('column.looked'),
      sort: 'looked',
      card: 'chip',
      cell: ({ looked }) => (
        <StatusChip tone={looked ? 'good' : 'warn'}>{t(looked ? 'looked' : 'open')}</StatusChip>
      ),
    },
    {
      id: 'note',
      label: t('column.note'),
      cell: ({ note }) => (
        <Box
          component="bdi"
          title={note ?? undefined}
          sx={{ display: 'block', maxWidth: 160, overflow: 'hidden', textOverflow: 'ellipsis' }}
        >
          {note}
        </Box>
      ),
    },
    {
      id: 'position',
      label: t('column.position'),
      hidden: true,
      end: true,
      cell: ({ position }) => <span className="num ltr">#{position}</span>,
    },
  ]
}
