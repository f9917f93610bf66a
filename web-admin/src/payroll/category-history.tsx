import { payrollCategoryEvents } from '@workledger/contracts/payroll/payroll-categories.events'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useMember } from '@workledger/kit/net/current'
import { historyWords } from '../kit/history-words'
import { usePayWords } from './words'

type CategoryEvent = keyof typeof payrollCategoryEvents

const isCategoryEvent = (type: string): type is CategoryEvent => type in payrollCategoryEvents

/** The history of an allowance or a deduction. */
export default function CategoryHistory({
  row,
  close,
}: {
  row: { id: string; name: string }
  close: () => void
}) {
  const { t } = usePayWords()
  const { workspace } = useMember()

  const fields = {
    // The category itself only has a name.
    '': t('settings.name'),
    after_hours: t('overtime.after_hours'),
    per: t('overtime.per'),
    factor: t('overtime.factor'),
  }

  const value = (field: string, given: unknown) =>
    field === 'per' && (given === 'day' || given === 'week') ? t(`overtime.${given}`) : undefined

  return (
    <HistoryPanel
      stream={`payroll-categories-${workspace.id}`}
      subject={row.id}
      title={row.name}
      words={historyWords({
        event: (type) => (isCategoryEvent(type) ? t(`event.${type}`) : undefined),
        fields,
        value,
      })}
      onClose={close}
    />
  )
}
