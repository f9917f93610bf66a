import { overtimePeriods } from '@workledger/contracts/payroll/overtime-periods'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useMember } from '@workledger/kit/net/current'
import { usePayWords } from './words'

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

  const knownPeriod = (given: unknown) => {
    const period = overtimePeriods.find((each) => each === given)
    return period && t(`overtime.${period}`)
  }

  const value = (field: string, given: unknown) =>
    field === 'per' ? knownPeriod(given) : undefined

  return (
    <HistoryPanel
      stream={`payroll-categories-${workspace.id}`}
      subject={row.id}
      title={row.name}
      words={areaHistory({
        area: 'payroll',
        // The category itself only has a name.
        labels: { '': t('settings.name') },
        fields: ['', 'after_hours', 'per', 'factor'],
        value,
      })}
      onClose={close}
    />
  )
}
