import type { bankAccountEvents } from '@workledger/contracts/payments/payments.events'
import { HistoryPanel } from '../../history/history-panel'
import { useText } from '../../i18n/i18n'
import { bankTexts } from './messages'

const events = [
  'BankAccountChanged',
  'BankAccountRemoved',
] as const satisfies (keyof typeof bankAccountEvents)[]

/** The history of an account; its numbers are masked here too. */
export default function BankAccountHistory({
  stream,
  close,
}: {
  stream: string
  close: () => void
}) {
  const t = useText(bankTexts)

  const fields: Record<string, string> = {
    holder: t('holder'),
    iban: t('iban'),
    bic: t('bic'),
    account_number: t('number'),
    routing: t('routing'),
  }

  return (
    <HistoryPanel
      stream={stream}
      title={t('title')}
      words={{
        event: (type) => {
          const known = events.find((each) => each === type)
          return known && t(`events.${known}`)
        },
        field: (path) => fields[path.slice(path.lastIndexOf('.') + 1)] ?? null,
        order: Object.keys(fields),
      }}
      onClose={close}
    />
  )
}
