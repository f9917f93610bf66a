import type { Rows } from '@workledger/contracts/registry'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useMailName } from './deliveries'

export default function DeliveryHistory({
  delivery,
  close,
}: {
  delivery: Rows['deliveries']
  close: () => void
}) {
  const mailName = useMailName()

  const words = areaHistory({ area: 'operations', fields: ['to', 'reason'] })

  return (
    <HistoryPanel
      stream={delivery.stream}
      title={mailName(delivery.template)}
      words={words}
      onClose={close}
    />
  )
}
