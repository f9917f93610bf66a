import { areaHistory } from '../../history/area-history'
import { HistoryPanel } from '../../history/history-panel'
import { useText } from '../../i18n/i18n'
import { bankTexts } from './messages'

const bankAccountFields = [
  'kind',
  'holder',
  'iban',
  'bic',
  'account_number',
  'routing',
  'account_type',
]

/** The history of an account; its numbers are masked here too. */
export default function BankAccountHistory({
  stream,
  close,
}: {
  stream: string
  close: () => void
}) {
  const t = useText(bankTexts)

  return (
    <HistoryPanel
      stream={stream}
      title={t('title')}
      words={areaHistory({ area: 'payments', fields: bankAccountFields })}
      onClose={close}
    />
  )
}
