import type { Rows } from '@workledger/contracts/registry'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useText } from '@workledger/kit/i18n/i18n'
import { outcomeOf, useDeliveryReason, useMailName } from './deliveries'
import { operationsTexts } from './messages'

export default function DeliveryHistory({
  delivery,
  close,
}: {
  delivery: Rows['deliveries']
  close: () => void
}) {
  const t = useText(operationsTexts)
  const mailName = useMailName()
  const reasonIn = useDeliveryReason()

  const words = areaHistory({
    area: 'operations',
    fields: ['to', 'reason'],
    value: (field, given) =>
      field === 'reason' && typeof given === 'string' ? reasonIn(given) : undefined,
    // A mail in the outbox folder is not sent yet.
    events: { DeliverySucceeded: t(outcomeOf({ status: 'sent', where: delivery.where })) },
  })

  return (
    <HistoryPanel
      stream={delivery.stream}
      title={mailName(delivery.template)}
      words={words}
      onClose={close}
    />
  )
}
