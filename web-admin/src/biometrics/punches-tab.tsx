import type { Rows } from '@workledger/contracts/registry'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { EmptyState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { biometricsTexts } from './messages'

type Punch = Rows['punches']

/** In or out, or the reason why the punch makes no attendance. */
function PunchKindCell({ punch: { kind, counts, unpaired } }: { punch: Punch }) {
  const t = useText(biometricsTexts)
  if (!counts) return <StatusChip tone="bad">{t('punches.uncounted')}</StatusChip>

  return (
    <>
      <span>{t(`punches.kinds.${kind}`)}</span>{' '}
      {unpaired && <StatusChip tone="warn">{t('punches.unpaired')}</StatusChip>}
    </>
  )
}

/** Punches, newest first. */
export default function PunchesTab() {
  const t = useText(biometricsTexts)
  const format = useFormat()
  const list = useConsoleList('punches', { sort: '-at', perPage: 50 })

  const columns: Column<Punch>[] = [
    {
      id: 'name',
      label: t('punches.name'),
      sort: 'employee',
      fixed: true,
      cell: ({ employee, pin }) => (
        <bdi style={{ fontWeight: 500 }}>{employee ?? t('punches.noOne', { pin })}</bdi>
      ),
    },
    {
      id: 'at',
      label: t('punches.at'),
      sort: 'at',
      card: 'fact',
      cell: ({ at }) => format.moment(at),
    },
    {
      id: 'kind',
      label: t('punches.kind'),
      sort: 'kind',
      card: 'fact',
      cell: (punch) => <PunchKindCell punch={punch} />,
    },
    {
      id: 'device',
      label: t('punches.device'),
      sort: 'device',
      card: 'fact',
      cell: ({ device }) => <bdi>{device}</bdi>,
    },
    {
      id: 'pin',
      label: t('punches.pin'),
      sort: 'pin',
      cell: ({ pin }) => <span className="num ltr">{pin}</span>,
    },
    {
      id: 'clock',
      label: t('punches.deviceTime'),
      sort: 'device_time',
      cell: ({ device_time }) => <span className="num ltr">{device_time}</span>,
    },
    {
      id: 'received',
      label: t('punches.received'),
      sort: 'received_at',
      hidden: true,
      cell: ({ received_at }) => format.moment(received_at),
    },
  ]

  return (
    <DataTable
      name="punches"
      label={t('tabs.punches')}
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      exportUrl={exportOf(list)}
      empty={
        <EmptyState icon="timer" title={t('punches.emptyTitle')} text={t('punches.emptyText')} />
      }
    />
  )
}
