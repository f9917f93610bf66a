import type { companyAccountEvents } from '@workledger/contracts/payments/payments.events'
import { bankTexts } from '@workledger/kit/areas/payments/messages'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useText } from '@workledger/kit/i18n/i18n'
import { historyWords } from '../kit/history-words'
import { paymentTexts } from './payment-messages'

const events = [
  'CompanyAccountChanged',
  'CompanyAccountRemoved',
] as const satisfies (keyof typeof companyAccountEvents)[]

/** The history of the account that pays; its number is masked here too. */
export default function CompanyAccountHistory({
  stream,
  close,
}: {
  stream: string
  close: () => void
}) {
  const t = useText(paymentTexts)
  const bank = useText(bankTexts)

  return (
    <HistoryPanel
      stream={stream}
      title={t('account')}
      words={historyWords({
        event: (type) => {
          const known = events.find((each) => each === type)
          return known && t(`accountEvents.${known}`)
        },
        fields: { name: t('accountName'), iban: bank('iban'), bic: bank('bic') },
      })}
      onClose={close}
    />
  )
}
