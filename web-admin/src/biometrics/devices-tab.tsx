import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { confirm } from '@workledger/kit/ui/confirm'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { EmptyState } from '@workledger/kit/ui/states'
import { toast } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useConsoleList } from '../kit/console-list'
import { useMay } from '../kit/may'
import { RecordTable } from '../kit/record-table'
import { useConsoleCommand } from '../kit/use-command'
import { useRemoval } from '../kit/use-removal'
import { type Device, useDeviceColumns } from './device-columns'
import type { DeviceKey } from './device-key-dialog'
import { biometricsTexts } from './messages'

const DeviceDialog = lazy(() => import('./device-dialog'))
const DeviceKeyDialog = lazy(() => import('./device-key-dialog'))
const DeviceHistory = lazy(() => import('./device-history'))

export default function DevicesTab() {
  const t = useText(biometricsTexts)
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
  const columns = useDeviceColumns()
  const [given, setGiven] = useState<DeviceKey | null>(null)
  const key = useConsoleCommand('setDeviceKey')

  const giveKey = async ({ id, name }: Device) => {
    if (
      !(await confirm({
        title: t('device.giveKeyTitle', { name }),
        text: t('device.giveKeyText'),
        action: t('device.giveKey'),
      }))
    )
      return

    try {
      const { data } = await key.send({ params: { ...params, id } })
      setGiven({ name, ...data })
    } catch {
      toast({ text: t('toast.wrong'), tone: 'bad' })
    }
  }

  usePageActions({
    secondary: [
      may && {
        label: t('device.deployAll'),
        icon: 'upload',
        disabled: list.total === 0,
        run: () => deploy.run({ params, body: {} }),
      },
    ],
  })

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
          {
            label: t('device.deploy'),
            icon: 'upload',
            disabled: !may,
            run: () => deploy.run({ params, body: { id: row.id } }),
          },
          {
            label: t('device.importFile'),
            icon: 'upload',
            disabled: !may,
            to: `/admin/biometrics/imports/new?device=${row.id}`,
          },
          {
            label: t('device.giveKey'),
            icon: 'lock',
            disabled: !may,
            run: () => void giveKey(row),
          },
        ]}
        remove={(row) => () => void remove(row)}
        empty={
          <EmptyState icon="settings" title={t('device.emptyTitle')} text={t('device.emptyText')} />
        }
        dialog={(device, close) => <DeviceDialog device={device} close={close} />}
        history={(device, close) => <DeviceHistory device={device} close={close} />}
      />
      <Suspense>{given && <DeviceKeyDialog given={given} close={() => setGiven(null)} />}</Suspense>
    </>
  )
}
