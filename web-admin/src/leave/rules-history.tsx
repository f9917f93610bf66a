import { leaveRuleEvents, leaverRules, partRoundings } from '@workledger/contracts/leave/leave.events'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { useMember } from '@workledger/kit/net/current'
import { useChoices } from '../kit/choices'
import { historyWords } from '../kit/history-words'
import { useYesNo } from '../kit/yes-no'
import { useLeaveWords } from './leave-row'

type RuleEvent = keyof typeof leaveRuleEvents
const isLeaverRule = (given: unknown): given is (typeof leaverRules)[number] => leaverRules.some((rule) => rule === given)
const isRounding = (given: unknown): given is (typeof partRoundings)[number] => partRoundings.some((each) => each === given)
const isRuleEvent = (type: string): type is RuleEvent => type in leaveRuleEvents

/** Everything that happened to a policy, a leave type or a holiday. */
export default function RulesHistory({ row, close }: { row: { id: string; name: string }; close: () => void }) {
  const { t, number } = useLeaveWords()
  const { day, monthName } = useFormat()
  const { workspace } = useMember()
  const { nameOf } = useChoices('offices')
  const yesNo = useYesNo()
  const fields: Record<string, string> = {
    name: t('holiday.name'),
    description: t('policy.description'),
    from_year: t('policy.fromYear'),
    holiday_allowance: t('policy.allowance'),
    unlimited: t('balance.unlimited'),
    days_type: t('policy.daysType.label'),
    carry_over_days: t('policy.carry'),
    expire_in_months: t('policy.expiry'),
    accrual: t('policy.accrual.label'),
    joiner_part: t('policy.joiner.label'),
    part_rounding: t('policy.rounding.label'),
    probation_months: t('policy.probation'),
    leaver_rule: t('policy.leaver.label'),
    allow_negative: t('policy.negative'),
    accrues: t('leaveType.accrues'),
    approval_required: t('leaveType.approval'),
    paid_percent: t('leaveType.paidField'),
    document_required: t('leaveType.document'),
    half_days: t('leaveType.halves'),
    date: t('holiday.date'),
    location_id: t('holiday.office'),
    part: t('holiday.part'),
  }
  const figures = ['holiday_allowance', 'carry_over_days', 'paid_percent', 'probation_months']
  const value = (field: string, given: unknown) => {
    if (field === 'date' && typeof given === 'string') return day(given)
    if (field === 'location_id') return typeof given === 'string' ? nameOf(given) : t('holiday.everywhere')
    if (field === 'part') return t(Number(given) < 1 ? 'holiday.half' : 'holiday.whole')
    if (field === 'expire_in_months' && typeof given === 'number') return monthName(`2026-${String(given).padStart(2, '0')}-01`)
    if (field === 'days_type' && (given === 'calendar_days' || given === 'working_days')) return t(`policy.daysType.${given}`)
    if (field === 'accrual' && (given === 'yearly' || given === 'monthly')) return t(`policy.accrual.${given}`)
    if (field === 'joiner_part' && (given === 'by_months' || given === 'by_days')) return t(`policy.joiner.${given}`)
    if (field === 'part_rounding' && isRounding(given)) return t(`policy.rounding.${given}`)
    if (field === 'leaver_rule' && isLeaverRule(given)) return t(`policy.leaver.${given}`)
    if (figures.includes(field) && (typeof given === 'string' || typeof given === 'number')) return number(given)
    return yesNo(field, given)
  }
  return (
    <HistoryPanel
      stream={`leave-rules-${workspace.id}`}
      subject={row.id}
      title={row.name}
      words={historyWords({ event: (type) => (isRuleEvent(type) ? t(`rules.event.${type}`) : undefined), fields, value })}
      onClose={close}
    />
  )
}
