import { deviceEvents } from '@workledger/contracts/biometrics/biometrics.events'
import type { Rows } from '@workledger/contracts/registry'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useText } from '@workledger/kit/i18n/i18n'
import { useChoices } from '../kit/choices'
import { historyWords } from '../kit/history-words'
import { biometricsTexts } from './messages'

type DeviceEvent = keyof typeof deviceEvents
const isDeviceEvent = (type: string): type is DeviceEvent => type in deviceEvents

export default function DeviceHistory({ device, close }: { device: Rows['devices']; close: () => void }) {
  const t = useText(biometricsTexts)
  const offices = useChoices('offices')
  const fields: Record<string, string | null> = {
    name: t('device.name'),
    serial_no: t('device.serial'),
    location_id: t('device.office'),
    network: t('device.network'),
    reads_keys: t('device.keys'),
  }
  return (
    <HistoryPanel
      stream={device.stream}
      title={device.name}
      words={historyWords({
        event: (type) => (isDeviceEvent(type) ? t(`event.${type}`) : undefined),
        fields,
        value: (field, given) => (field === 'location_id' ? offices.nameOf(given) : undefined),
      })}
      onClose={close}
    />
  )
}
