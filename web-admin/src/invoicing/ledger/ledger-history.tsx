import type { LedgerBooks } from '@workledger/contracts/invoicing/ledger.events'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { useGrouped } from '@workledger/kit/i18n/grouped'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { invoicingWords } from '@workledger/kit/i18n/words/invoicing'
import { ledgerTexts } from './messages'

type LedgerRate = LedgerBooks['rates'][number]

/** The history of the accounts, and of the files made by them. */
export default function LedgerHistory({ stream, close }: { stream: string; close: () => void }) {
  const t = useText(ledgerTexts)
  const words = useRecordWords(invoicingWords)
  const grouped = useGrouped()
  const { percent } = useFormat()

  const rate = ({ category, rate, revenue, tax, datev_key, xero_tax_rate }: LedgerRate) => [
    pair(`${words.value(category)} ${percent(rate)}`, revenue),
    ...(tax ? [pair(t('tax'), tax)] : []),
    ...(datev_key ? [pair(t('key'), datev_key)] : []),
    ...(xero_tax_rate ? [pair(t('xeroName'), xero_tax_rate)] : []),
  ]

  const value = (field: string, given: unknown) => {
    if (!Array.isArray(given)) return undefined
    return grouped(
      field === 'accounts'
        ? (given as LedgerBooks['accounts']).map(({ key, account }) =>
            pair(words.value(key), account),
          )
        : (given as LedgerBooks['rates']).flatMap(rate),
    )
  }

  return (
    <HistoryPanel
      stream={stream}
      title={t('history')}
      words={areaHistory({
        area: 'invoicing',
        labels: {
          accounts: t('accounts'),
          rates: t('rates'),
          consultant: t('consultant'),
          client: t('client'),
          account_digits: t('digits'),
          year_begins: t('begins'),
          xero_tax_rate: t('taxRate'),
        },
        fields: [],
        value,
      })}
      onClose={close}
    />
  )
}
