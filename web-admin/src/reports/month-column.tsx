import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { type InsightColumn, Nowrap } from './insight-table'
import { insightTexts } from './messages'

/** Returns the column of the month (`2026-11`) of each row. */
export function useMonthColumn<R>(monthOf: (row: R) => string): InsightColumn<R> {
  const t = useText(insightTexts)
  const { monthHeading } = useFormat()

  return {
    id: 'month',
    label: t('month'),
    value: monthOf,
    cell: (row) => <Nowrap>{monthHeading(`${monthOf(row)}-01`)}</Nowrap>,
    words: true,
  }
}
