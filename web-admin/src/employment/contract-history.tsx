import { useQuery } from '@tanstack/react-query'
import { weekdayNames } from '@workledger/contracts/employment/employment.events'
import { payrollCategoriesApi } from '@workledger/contracts/payroll/payroll-categories.api'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { useChoices } from '../kit/choices'
import { employmentTexts } from './messages'

/** In the order of the form. */
const contractFields = [
  'document',
  'effective_on',
  'start_date',
  'end_date',
  'designation_id',
  'role_description',
  'base_compensation_amount',
  'base_compensation_type',
  'pay_frequency',
  'currency',
  'working_days',
  'working_hours',
  'working_period_unit',
  'shift_start_at',
  'probation_end',
  'category_id',
  'amount',
]

/** The history of an employee's contracts and adjustments. */
export default function ContractHistory({
  employee,
  close,
}: {
  employee: { id: string; name: string }
  close: () => void
}) {
  const t = useText(employmentTexts)
  const { day, listed, weekdayName } = useFormat()
  const { workspace } = useMember()
  const designations = useChoices('designations')
  const params = { ws: workspace.id }
  const allowances = useQuery(query(payrollCategoriesApi.allowances, { params })).data?.data ?? []
  const deductions = useQuery(query(payrollCategoriesApi.deductions, { params })).data?.data ?? []
  const categories = [...allowances, ...deductions]

  const value = (field: string, given: unknown) => {
    if (typeof given === 'object' && given && field === 'working_days')
      return listed(weekdayNames.flatMap((name, n) => (name in given ? [weekdayName(n + 1)] : [])))

    if (typeof given !== 'string' || given === '') return undefined
    if (field === 'designation_id') return designations.nameOf(given)
    if (field === 'category_id') return categories.find(({ id }) => id === given)?.name

    if (
      field === 'working_period_unit' &&
      (given === 'day' || given === 'week' || given === 'month')
    )
      return t(`units.${given}`)

    if (
      field === 'base_compensation_type' &&
      given in { hourly: 1, weekly: 1, monthly: 1, yearly: 1 }
    )
      return t(`types.${given as 'hourly'}`)

    if (
      field === 'pay_frequency' &&
      (given === 'monthly' ||
        given === 'semi_monthly' ||
        given === 'bi_weekly' ||
        given === 'weekly')
    )
      return t(`frequency.${given}`)

    return /_(on|date|end)$/.test(field) ? day(given) : undefined
  }

  return (
    <HistoryPanel
      stream={`employment-${employee.id}`}
      title={employee.name}
      words={areaHistory({ area: 'employment', fields: contractFields, value })}
      onClose={close}
    />
  )
}
