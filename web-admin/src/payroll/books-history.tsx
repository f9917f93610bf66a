import {
  type BookKey,
  bookKeys,
  type PayBooks,
} from '@workledger/contracts/payroll/pay-books.events'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useGrouped } from '@workledger/kit/i18n/grouped'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { booksTexts } from './books-messages'

interface Props {
  stream: string
  /** Names of categories and departments, by id. */
  names: ReadonlyMap<string, string>
  close: () => void
}

const isBookKey = (key: string): key is BookKey => (bookKeys as readonly string[]).includes(key)

/** The history of the accounts that pay is booked to, and of the files made by them. */
export default function BooksHistory({ stream, names, close }: Props) {
  const t = useText(booksTexts)
  const grouped = useGrouped()
  const nameOf = (key: string) => (isBookKey(key) ? t(key) : (names.get(key) ?? t('gone')))

  const value = (field: string, given: unknown) => {
    if (!Array.isArray(given)) return undefined
    return field === 'accounts'
      ? grouped(
          (given as PayBooks['accounts']).map(({ key, account }) => pair(nameOf(key), account)),
        )
      : grouped(
          (given as PayBooks['cost_centres']).map(({ department_id, code }) =>
            pair(nameOf(department_id), code),
          ),
        )
  }

  return (
    <HistoryPanel
      stream={stream}
      title={t('history')}
      words={areaHistory({
        area: 'payroll',
        labels: {
          accounts: t('accounts'),
          cost_centres: t('centres'),
          consultant: t('consultant'),
          client: t('client'),
          account_digits: t('digits'),
          year_begins: t('month'),
          xero_tax_rate: t('taxRate'),
        },
        fields: [],
        value,
      })}
      onClose={close}
    />
  )
}
