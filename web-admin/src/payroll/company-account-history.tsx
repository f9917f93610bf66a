import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useText } from '@workledger/kit/i18n/i18n'
import { paymentTexts } from './payment-messages'

/** The history of the account that pays; its number is masked here too. */
export default function CompanyAccountHistory({
  stream,
  close,
}: {
  stream: string
  close: () => void
}) {
  const t = useText(paymentTexts)

  return (
    <HistoryPanel
      stream={stream}
      title={t('account')}
      words={areaHistory({
        area: 'payments',
        fields: ['name', 'iban', 'bic', 'kind', 'account_number', 'routing', 'originator'],
        labels: { name: t('accountName') },
      })}
      onClose={close}
    />
  )
}
