import { payRunEvents } from '@workledger/contracts/payroll/payroll.events'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { Money } from '@workledger/kit/ui/figures'
import { historyWords } from '../kit/history-words'
import type { Run } from './run-context'
import { usePayWords } from './words'

type PayRunEvent = keyof typeof payRunEvents

const isPayRunEvent = (type: string): type is PayRunEvent => type in payRunEvents

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
  const money = { basic_pay: t('basic'), gross_pay: t('gross'), net_pay: t('net') }

  const fields: Record<string, string | null> = {
    status: t('status'),
    start: t('start'),
    end: t('end'),
    pay_date: t('payDate'),
    entries_count: t('entries'),
    paid_count: t('people'),
    should_pay: t('edit.pay'),
    work_hours: t('hours'),
    reason: t('edit.reason'),
    ...money,
  }

  const value = (field: string, given: unknown) => {
    if (typeof given === 'boolean') return t(given ? 'yes' : 'no')
    if (typeof given !== 'string') return undefined
    if (/^\d{4}-\d\d-\d\d$/.test(given)) return day(given)
    if (field in money) return <Money amount={given} currency={run.currency} />

    if (field === 'status' && (given === 'drafting' || given === 'draft' || given === 'complete'))
      return t(given)

    return undefined
  }

  return (
    <HistoryPanel
      stream={run.stream}
      title={title}
      words={historyWords({
        event: (type) => (isPayRunEvent(type) ? t(`event.${type}`) : undefined),
        fields,
        value,
        brief: ['PayRunEntriesDrafted'],
      })}
      evidence={{ scope: 'payrun', id: run.id }}
      onClose={close}
    />
  )
}
