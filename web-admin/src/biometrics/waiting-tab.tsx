import Button from '@mui/material/Button'
import type { Rows } from '@workledger/contracts/registry'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { confirm } from '@workledger/kit/ui/confirm'
import { EmptyState } from '@workledger/kit/ui/states'
import { toast } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { biometricsTexts } from './messages'

const DeviceDialog = lazy(() => import('./device-dialog'))

type Waiting = Rows['waiting-devices']

/** Devices that called and are not accepted yet. */
export default function WaitingTab() {
  const t = useText(biometricsTexts)
  const format = useFormat()
  const { workspace } = useMember()
  const may = useMay()('changeDevice')
  const [adding, setAdding] = useState<string | null>(null)
  const list = useConsoleList('waiting-devices', { sort: '-last_at', perPage: 50 })

  const change = useConsoleCommand('changeDevice', {
    onDone: () => void toast(t('toast.edited')),
    onError: (error) => void toast({ text: error.message, tone: 'bad' }),
  })

  const accept = async ({ device_id, device, device_revision, serial_no, network }: Waiting) => {
    if (!device_id || device_revision === null) return setAdding(serial_no)
    const name = device ?? serial_no

    if (
      await confirm({
        title: t('waiting.acceptTitle', { name, network }),
        text: t('waiting.acceptText'),
        action: t('waiting.accept'),
      })
    )
      change.run({
        params: { ws: workspace.id, id: device_id },
        body: { network },
        shown: { revision: device_revision },
      })
  }

  const columns: Column<Waiting>[] = [
    {
      id: 'serial',
      label: t('waiting.serial'),
      sort: 'serial_no',
      fixed: true,
      cell: ({ serial_no }) => <span className="num ltr">{serial_no}</span>,
    },
    {
      id: 'reason',
      label: t('waiting.reason'),
      card: 'fact',
      cell: ({ device, has_key }) => (
        <span>
          {device
            ? t(has_key ? 'waiting.keyless' : 'waiting.elsewhere', { name: device })
            : t('waiting.unknown')}
        </span>
      ),
    },
    {
      id: 'network',
      label: t('waiting.network'),
      sort: 'network',
      card: 'fact',
      cell: ({ network }) => <span className="num ltr">{network}</span>,
    },
    {
      id: 'first',
      label: t('waiting.first'),
      sort: 'first_at',
      cell: ({ first_at }) => format.moment(first_at),
    },
    {
      id: 'last',
      label: t('waiting.last'),
      sort: 'last_at',
      card: 'fact',
      cell: ({ last_at }) => format.moment(last_at),
    },
  ]

  return (
    <>
      <DataTable
        name="waiting-devices"
        label={t('tabs.waiting')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowActions={
          may
            ? (row) => (
                <Button size="small" onClick={() => void accept(row)}>
                  {t(row.device_id ? 'waiting.accept' : 'waiting.add')}
                </Button>
              )
            : undefined
        }
        exportUrl={exportOf(list)}
        empty={
          <EmptyState icon="check" title={t('waiting.emptyTitle')} text={t('waiting.emptyText')} />
        }
      />
      <Suspense>
        {adding !== null && (
          <DeviceDialog device={null} serial={adding} close={() => setAdding(null)} />
        )}
      </Suspense>
    </>
  )
}
