import { leaverRules, partRoundings } from '@workledger/contracts/leave/policy-terms'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { useMember } from '@workledger/kit/net/current'
import { useChoices } from '../kit/choices'
import { useYesNo } from '../kit/yes-no'
import { useLeaveWords } from './leave-row'

const isLeaverRule = (given: unknown): given is (typeof leaverRules)[number] =>
  leaverRules.some((rule) => rule === given)

const isRounding = (given: unknown): given is (typeof partRoundings)[number] =>
  partRoundings.some((each) => each === given)

/** In the order of the form. */
const fields = [
  'name',
  'description',
  'from_year',
  'holiday_allowance',
  'unlimited',
  'days_type',
  'carry_over_days',
  'expire_in_months',
  'accrual',
  'joiner_part',
  'part_rounding',
  'probation_months',
  'leaver_rule',
  'allow_negative',
  'accrues',
  'approval_required',
  'paid_percent',
  'document_required',
  'half_days',
  'date',
  'location_id',
  'part',
]

/** The history of a policy, a leave type or a holiday. */
export default function RulesHistory({
  row,
  close,
}: {
  row: { id: string; name: string }
  close: () => void
}) {
  const { t, number } = useLeaveWords()
  const { day, monthName } = useFormat()
  const { workspace } = useMember()
  const { nameOf } = useChoices('offices')
  const yesNo = useYesNo()
  const figures = ['holiday_allowance', 'carry_over_days', 'paid_percent', 'probation_months']

  const value = (field: string, given: unknown) => {
    if (field === 'date' && typeof given === 'string') return day(given)

    if (field === 'location_id')
      return typeof given === 'string' ? nameOf(given) : t('holiday.everywhere')

    if (field === 'part') return t(Number(given) < 1 ? 'holiday.half' : 'holiday.whole')

    if (field === 'expire_in_months' && typeof given === 'number')
      return monthName(`2026-${String(given).padStart(2, '0')}-01`)

    if (field === 'days_type' && (given === 'calendar_days' || given === 'working_days'))
      return t(`policy.daysType.${given}`)

    if (field === 'accrual' && (given === 'yearly' || given === 'monthly'))
      return t(`policy.accrual.${given}`)

    if (field === 'joiner_part' && (given === 'by_months' || given === 'by_days'))
      return t(`policy.joiner.${given}`)

    if (field === 'part_rounding' && isRounding(given)) return t(`policy.rounding.${given}`)
    if (field === 'leaver_rule' && isLeaverRule(given)) return t(`policy.leaver.${given}`)

    if (figures.includes(field) && (typeof given === 'string' || typeof given === 'number'))
      return number(given)

    return yesNo(field, given)
  }

  return (
    <HistoryPanel
      stream={`leave-rules-${workspace.id}`}
      subject={row.id}
      title={row.name}
      words={areaHistory({ area: 'leave', fields, value })}
      onClose={close}
    />
  )
}
