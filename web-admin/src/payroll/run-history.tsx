import { payRunEvents } from '@workledger/contracts/payroll/payroll.events'
import { HistoryPanel } from '@workledger/web-app/kit/history-panel'
import type { Run } from './run-context'
import { usePayWords } from './words'

type PayRunEvent = keyof typeof payRunEvents
const isPayRunEvent = (type: string): type is PayRunEvent => type in payRunEvents

/** Everything that happened to a pay run. Pay itself is in the entries, not here. */
export default function RunHistory({ run, title, close }: { run: Run; title: string; close: () => void }) {
  const { t, day } = usePayWords()
  const fields: Record<string, string | null> = {
    start: t('start'),
    end: t('end'),
    pay_date: t('payDate'),
    status: t('status'),
    entries_count: t('entries'),
    paid_count: t('people'),
    payrun_id: null,
    entries: null,
    by: null,
    warnings: t('checks'),
  }
  const value = (field: string, given: unknown) => {
    if (typeof given === 'string' && /^\d{4}-\d\d-\d\d$/.test(given)) return day(given)
    if (field === 'status' && (given === 'draft' || given === 'complete')) return t(given)
    return undefined
  }
  return (
    <HistoryPanel
      stream={run.stream}
      title={title}
      words={{ event: (type) => (isPayRunEvent(type) ? t(`event.${type}`) : undefined), field: (name) => fields[name], value }}
      onClose={close}
    />
  )
}
