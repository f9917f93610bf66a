import type { LedgerBooks } from '@workledger/contracts/invoicing/ledger.events'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useGrouped } from '@workledger/kit/i18n/grouped'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { invoicingWords } from '@workledger/kit/i18n/words/invoicing'
import { ledgerTexts } from './messages'

/** The history of the accounts, and of the files made by them. */
export default function LedgerHistory({ stream, close }: { stream: string; close: () => void }) {
  const t = useText(ledgerTexts)
  const words = useRecordWords(invoicingWords)
  const grouped = useGrouped()

  const written = ({ accounts, rates, xero_tax_rate }: LedgerBooks) =>
    grouped([
      ...accounts.map(({ key, account }) => pair(words.value(key), account)),
      ...rates.map(({ category, rate, revenue }) => pair(`${category} ${rate}`, revenue)),
      pair(t('taxRate'), xero_tax_rate),
    ])

  const value = (field: string, given: unknown) =>
    field === 'books' && given !== null && typeof given === 'object'
      ? written(given as LedgerBooks)
      : undefined

  return (
    <HistoryPanel
      stream={stream}
      title={t('history')}
      words={areaHistory({ area: 'invoicing', fields: ['books'], value })}
      onClose={close}
    />
  )
}
