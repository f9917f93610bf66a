import { timesheetApprovalRuleBody } from '@workledger/contracts/time-tracking/timesheet-approval.api'
import { TextField } from '@workledger/kit/form/fields'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { timeTrackingWords } from '@workledger/kit/i18n/words/time-tracking'
import { RuleKindsField } from '../../kit/approval/kinds-field'
import { approvalRuleTexts } from '../../kit/approval/messages'
import { StepsFields } from '../../kit/approval/steps-fields'
import { stepsOf } from '../../kit/approval/typed-steps'
import { useRuleForm } from '../../kit/approval/use-rule-form'
import { useChoices } from '../../kit/choices'
import { useConsoleCommand } from '../../kit/use-command'
import { weekRuleTexts } from './messages'
import type { WeekRuleRow } from './week-rule-row'

/** Adds or changes a rule: its weeks, and the steps of their approval. */
export default function WeekRuleDialog({
  rule,
  close,
}: {
  rule: WeekRuleRow | null
  close: () => void
}) {
  const t = useText(weekRuleTexts)
  const words = useText(approvalRuleTexts)
  const { form, newStep } = useWeekRuleForm(rule, close)

  return (
    <FormDialog title={words(rule ? 'edit' : 'add')} form={form} onClose={close}>
      <TextField {...form.field('name')} required autoFocus label={words('name')} />
      <DepartmentsField form={form} />
      <TextField
        {...form.field('from_hours')}
        numeric
        label={t('fromHours')}
        hint={t('fromHoursHint')}
      />
      <StepsFields of={stepsOf(form)} newStep={newStep} />
    </FormDialog>
  )
}

/** The departments of a rule. */
function DepartmentsField({ form }: Pick<ReturnType<typeof useWeekRuleForm>, 'form'>) {
  const t = useText(weekRuleTexts)
  const { choices, isPending } = useChoices('departments')

  return (
    <RuleKindsField
      {...form.field('departments')}
      label={t('departments')}
      placeholder={t('everyone')}
      all={choices.map(({ value, label }) => ({ id: value, name: label }))}
      loading={isPending}
      none={t('noDepartment')}
    />
  )
}

const useWeekRuleForm = (rule: WeekRuleRow | null, close: () => void) =>
  useRuleForm({
    rule,
    words: useRecordWords(timeTrackingWords),
    schema: timesheetApprovalRuleBody,
    requests: {
      departments: rule?.departments ?? [],
      from_hours: rule ? String(Number(rule.from_hours)) : '0',
    },
    requestsOf: ({ from_hours }) => ({ from_hours: from_hours.trim() || '0' }),
    add: useConsoleCommand('addTimesheetApprovalRule'),
    change: useConsoleCommand('changeTimesheetApprovalRule'),
    close,
  })
