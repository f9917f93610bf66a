import { type deliveryEvents, deliveryPlaces } from '@workledger/contracts/operations/operations.events'
import { HistoryPanel } from '@workledger/web-app/kit/history-panel'
import { useText } from '@workledger/web-app/kit/i18n'
import { historyWords } from '../kit/history-words'
import { spoken } from './deliveries'
import { operationsTexts } from './messages'
import type { DeliveryRow } from './messages-tab'

type DeliveryEvent = keyof typeof deliveryEvents
const known = {
  DeliveryIntended: true,
  DeliveryAttempted: true,
  DeliverySucceeded: true,
  DeliveryDeferred: true,
  DeliveryFailed: true,
  DeliveryLost: true,
  DeliveryResent: true,
} satisfies Record<DeliveryEvent, true>
const isDeliveryEvent = (type: string): type is DeliveryEvent => type in known
const isPlace = (value: unknown): value is (typeof deliveryPlaces)[number] => deliveryPlaces.some((place) => place === value)

export default function DeliveryHistory({ delivery, close }: { delivery: DeliveryRow; close: () => void }) {
  const t = useText(operationsTexts)
  const words = historyWords({
    event: (type) => (isDeliveryEvent(type) ? t(`event.${type}`) : undefined),
    fields: { to: t('to'), where: t('where'), reason: t('reason') },
    value: (field, value) => (field === 'where' && isPlace(value) ? t(`place.${value}`) : undefined),
  })
  return <HistoryPanel stream={delivery.stream} title={spoken(delivery.template)} words={words} onClose={close} />
}
