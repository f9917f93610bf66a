import type { deliveryEvents } from '@workledger/contracts/operations/operations.events'
import type { Rows } from '@workledger/contracts/registry'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useText } from '@workledger/kit/i18n/i18n'
import { historyWords } from '../kit/history-words'
import { outcomeOf, useMailName } from './deliveries'
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

  const said: Record<keyof typeof deliveryEvents, string> = {
    DeliveryIntended: t('event.DeliveryIntended'),
    DeliveryAttempted: t('event.DeliveryAttempted'),
    DeliverySucceeded: t(outcomeOf({ status: 'sent', where: delivery.where })),
    DeliveryDeferred: t('event.DeliveryDeferred'),
    DeliveryFailed: t('failed'),
    DeliveryLost: t('event.DeliveryLost'),
    DeliveryResent: t('event.DeliveryResent'),
  }

  const words = historyWords({
    event: (type) => (said as Record<string, string>)[type],
    fields: { to: t('to'), reason: t('reason') },
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
