import type { ApprovalStep } from '@workledger/contracts/kernel/approval-steps'
import {
  accruals,
  daysTypes,
  joinerParts,
  leaverRules,
  partRoundings,
} from '@workledger/contracts/leave/policy-terms'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { leaveWords } from '@workledger/kit/i18n/words/leave'
import { useMember } from '@workledger/kit/net/current'
import { useStepSummary } from '../kit/approval/step-summary'
import { useChoices } from '../kit/choices'
import { useYesNo } from '../kit/yes-no'
import { useLeaveWords } from './leave-row'

/** Terms that are one of a few values, which the dictionary names. */
const choices: Readonly<Record<string, readonly Choice[]>> = {
  days_type: daysTypes,
  accrual: accruals,
  joiner_part: joinerParts,
  part_rounding: partRoundings,
  leaver_rule: leaverRules,
}

type Choice =
  | (typeof daysTypes)[number]
  | (typeof accruals)[number]
  | (typeof joinerParts)[number]
  | (typeof partRoundings)[number]
  | (typeof leaverRules)[number]

/** In the order of the form. */
const leaveRulesFields = [
  'name',
  'description',
  'from_year',
  'holiday_allowance',
  'unlimited',
  'days_type',
  'carry_over_days',
  'expire_in_months',
  'accrual',
  'accrual_percent',
  'day_hours',
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
  'smallest_part',
  'takes_account',
  'date',
  'location_id',
  'part',
  'leave_types',
  'from_days',
  'steps',
]

/** The history of a policy, a leave type or a holiday. */
export default function LeaveRulesHistory({
  row,
  close,
}: {
  row: { id: string; name: string }
  close: () => void
}) {
  const { t, number } = useLeaveWords()
  const words = useRecordWords(leaveWords)
  const { day, listed, monthName } = useFormat()
  const { workspace } = useMember()
  const { nameOf } = useChoices('offices')
  const types = useChoices('leave-types')
  const summary = useStepSummary()
  const yesNo = useYesNo()
  const figures = [
    'from_days',
    'holiday_allowance',
    'carry_over_days',
    'paid_percent',
    'probation_months',
    'accrual_percent',
    'day_hours',
  ]

  const value = (field: string, given: unknown) => {
    if (field === 'date' && typeof given === 'string') return day(given)

    if (field === 'leave_types' && Array.isArray(given))
      return given.length === 0
        ? t('approval.allTypes')
        : listed(given.map((id) => types.nameOf(id) ?? '…'))

    if (field === 'steps' && Array.isArray(given)) return summary(given as ApprovalStep[])

    if (field === 'location_id')
      return typeof given === 'string' ? nameOf(given) : t('holiday.everywhere')

    if (field === 'part') return t(Number(given) < 1 ? 'holiday.half' : 'holiday.whole')

    if (field === 'expire_in_months' && typeof given === 'number')
      return monthName(`2026-${String(given).padStart(2, '0')}-01`)

    const choice = choices[field]?.find((each) => each === given)
    if (choice) return words.value(choice)

    if (figures.includes(field) && (typeof given === 'string' || typeof given === 'number'))
      return number(given)

    return yesNo(field, given)
  }

  return (
    <HistoryPanel
      stream={`leave-rules-${workspace.id}`}
      subject={row.id}
      title={row.name}
      words={areaHistory({ area: 'leave', fields: leaveRulesFields, value })}
      onClose={close}
    />
  )
}
