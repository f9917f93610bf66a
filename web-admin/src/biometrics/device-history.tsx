import type { Rows } from '@workledger/contracts/registry'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useText } from '@workledger/kit/i18n/i18n'
import { useChoices } from '../kit/choices'
import { biometricsTexts } from './messages'

/** In the order of the form. */
const deviceFields = ['name', 'serial_no', 'location_id', 'network', 'reads_keys']

export default function DeviceHistory({
  device,
  close,
}: {
  device: Rows['devices']
  close: () => void
}) {
  const t = useText(biometricsTexts)
  const offices = useChoices('offices')

  return (
    <HistoryPanel
      stream={device.stream}
      title={device.name}
      words={areaHistory({
        area: 'biometrics',
        labels: { reads_keys: t('device.keys') },
        fields: deviceFields,
        value: (field, given) => (field === 'location_id' ? offices.nameOf(given) : undefined),
      })}
      onClose={close}
    />
  )
}
