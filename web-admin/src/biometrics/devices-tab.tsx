import Button from '@mui/material/Button'
import type { Rows } from '@workledger/contracts/registry'
import { clock, shownZone, toInstant, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import type { Column } from '@workledger/kit/table/data-table'
import { confirm } from '@workledger/kit/ui/confirm'
import { Icon } from '@workledger/kit/ui/icon'
import { EmptyState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { toast } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useConsoleList } from '../kit/console-list'
import { useMay } from '../kit/may'
import { RecordTable } from '../kit/record-table'
import { useConsoleCommand } from '../kit/use-command'
import { useRemoval } from '../kit/use-removal'
import type { DeviceKey } from './device-key-dialog'
import { biometricsTexts } from './messages'

const DeviceDialog = lazy(() => import('./device-dialog'))
const DeviceKeyDialog = lazy(() => import('./device-key-dialog'))
const DeviceHistory = lazy(() => import('./device-history'))

type Device = Rows['devices']
/** `2026-03-02 09:00:00`, in the shown zone. */
const toTheSecond = (instant: string) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: shownZone() }).format(toInstant(instant))
/** Seconds that a clock may be off before that is worth a word. */
const RIGHT = 60

export default function DevicesTab() {
  const t = useText(biometricsTexts)
  const format = useFormat()
  const { workspace } = useMember()
  const may = useMay()('changeDevice')
  const list = useConsoleList('devices', { sort: 'name' })
  const deploy = useConsoleCommand('deployDevices', {
    onDone: (_, { body }) => void toast(t(body?.id ? 'toast.deployed' : 'toast.deployedAll')),
    onError: () => void toast({ text: t('toast.wrong'), tone: 'bad' }),
  })
  const remove = useRemoval('deleteDevice', {
    title: (name) => t('device.deleteTitle', { name }),
    text: t('device.deleteText'),
    action: t('device.delete'),
    done: t('toast.deleted'),
    failed: t('toast.wrong'),
  })
  const params = { ws: workspace.id }
  const [given, setGiven] = useState<DeviceKey | null>(null)
  const key = useConsoleCommand('setDeviceKey')
  const giveKey = async ({ id, name }: Device) => {
    if (!(await confirm({ title: t('device.giveKeyTitle', { name }), text: t('device.giveKeyText'), action: t('device.giveKey') }))) return
    try {
      const { data } = await key.send({ params: { ...params, id } })
      setGiven({ name, ...data })
    } catch {
      toast({ text: t('toast.wrong'), tone: 'bad' })
    }
  }
  const drift = ({ drift: seconds }: Device) => {
    if (seconds === null) return null
    if (Math.abs(seconds) <= RIGHT) return <StatusChip tone="good">{t('device.exact')}</StatusChip>
    const time = clock(Math.abs(seconds))
    return <StatusChip tone="warn">{t(seconds > 0 ? 'device.behind' : 'device.ahead', { time })}</StatusChip>
  }
  const columns: Column<Device>[] = [
    { id: 'name', label: t('device.name'), sort: 'name', fixed: true, cell: ({ name }) => <bdi style={{ fontWeight: 500 }}>{name}</bdi> },
    {
      id: 'serial',
      label: t('device.serial'),
      sort: 'serial_no',
      card: 'fact',
      cell: ({ serial_no }) => <span className="num ltr">{serial_no}</span>,
    },
    { id: 'office', label: t('device.office'), sort: 'office', card: 'fact', cell: ({ office }) => <bdi>{office}</bdi> },
    {
      id: 'checkin',
      label: t('device.lastCheckin'),
      sort: 'last_checkin',
      card: 'fact',
      cell: ({ last_checkin }) => (last_checkin ? <span className="num ltr">{toTheSecond(last_checkin)}</span> : t('device.never')),
    },
    { id: 'drift', label: t('device.drift'), sort: 'drift', card: 'fact', cell: drift },
    {
      id: 'key',
      label: t('device.key'),
      sort: 'has_key',
      card: 'chip',
      cell: ({ has_key }) => <StatusChip tone={has_key ? 'good' : 'warn'}>{t(has_key ? 'device.hasKey' : 'device.noKey')}</StatusChip>,
    },
    {
      id: 'people',
      label: t('device.people'),
      sort: 'registered',
      end: true,
      card: 'figure',
      cell: ({ registered }) => format.number(registered),
    },
    {
      id: 'unread',
      label: t('device.unread'),
      sort: 'unread_lines',
      end: true,
      hidden: true,
      cell: ({ unread_lines }) => format.number(unread_lines),
    },
    {
      id: 'network',
      label: t('device.network'),
      sort: 'network',
      hidden: true,
      cell: ({ network }) => <span className="ltr">{network}</span>,
    },
    {
      id: 'deployed',
      label: t('device.deployed'),
      sort: 'deployed_at',
      hidden: true,
      cell: ({ deployed_at }) => deployed_at && format.moment(deployed_at),
    },
  ]
  return (
    <>
      <RecordTable
        list={list}
        label={t('tabs.devices')}
        columns={columns}
        may={may}
        opens
        add={t('device.add')}
        menu={(row) => [
          { label: t('device.deploy'), icon: 'upload', disabled: !may, run: () => deploy.run({ params, body: { id: row.id } }) },
          { label: t('device.giveKey'), icon: 'lock', disabled: !may, run: () => void giveKey(row) },
        ]}
        remove={(row) => () => void remove(row)}
        filters={
          may && (
            <Button startIcon={<Icon name="upload" />} disabled={list.total === 0} onClick={() => deploy.run({ params, body: {} })}>
              {t('device.deployAll')}
            </Button>
          )
        }
        empty={<EmptyState icon="settings" title={t('device.emptyTitle')} text={t('device.emptyText')} />}
        dialog={(device, close) => <DeviceDialog device={device} close={close} />}
        history={(device, close) => <DeviceHistory device={device} close={close} />}
      />
      <Suspense>{given && <DeviceKeyDialog given={given} close={() => setGiven(null)} />}</Suspense>
    </>
  )
}
