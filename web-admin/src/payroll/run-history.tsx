import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { isDay } from '@workledger/kit/i18n/is-day'
import { Money } from '@workledger/kit/ui/figures'
import type { Run } from './run-context'
import { usePayWords } from './words'

const money = ['basic_pay', 'gross_pay', 'net_pay']

const payRunFields = [
  'status',
  'start',
  'end',
  'pay_date',
  'entries_count',
  'paid_count',
  'should_pay',
  'work_hours',
  'reason',
  ...money,
]

/** The history of a pay run. Pay itself is in the entries. */
export default function RunHistory({
  run,
  title,
  close,
}: {
  run: Run
  title: string
  close: () => void
}) {
  const { t, day } = usePayWords()
  const value = (field: string, given: unknown) => {
    if (typeof given === 'boolean') return t(given ? 'yes' : 'no')
    if (typeof given !== 'string') return undefined
    if (isDay(given)) return day(given)
    if (money.includes(field)) return <Money amount={given} currency={run.currency} />

    if (field === 'status' && (given === 'drafting' || given === 'draft' || given === 'complete'))
      return t(given)

    return undefined
  }

  return (
    <HistoryPanel
      stream={run.stream}
      title={title}
      words={areaHistory({
        area: 'payroll',
        fields: payRunFields,
        value,
        brief: ['PayRunEntriesDrafted'],
      })}
      evidence={{ scope: 'payrun', id: run.id }}
      onClose={close}
    />
  )
}
