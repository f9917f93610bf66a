import { TextField } from '@workledger/kit/form/fields'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { RuleKindsField } from '../kit/approval/kinds-field'
import { approvalRuleTexts } from '../kit/approval/messages'
import { StepsFields } from '../kit/approval/steps-fields'
import { stepsOf } from '../kit/approval/typed-steps'
import { useChoices } from '../kit/choices'
import { type ApprovalRuleRow, useLeaveWords } from './leave-row'
import { type ApprovalForm, useApprovalForm } from './use-approval-form'

/** Adds or changes a rule: its leaves, and the steps of their approval. */
export default function ApprovalDialog({
  rule,
  close,
}: {
  rule: ApprovalRuleRow | null
  close: () => void
}) {
  const { t } = useLeaveWords()
  const words = useText(approvalRuleTexts)
  const { form, newStep } = useApprovalForm(rule, close)

  return (
    <FormDialog title={words(rule ? 'edit' : 'add')} form={form} onClose={close}>
      <TextField {...form.field('name')} required autoFocus label={words('name')} />
      <TypesField form={form} />
      <TextField
        {...form.field('from_days')}
        label={t('approval.fromDays')}
        hint={t('approval.fromDaysHint')}
      />
      <StepsFields of={stepsOf(form)} newStep={newStep} />
    </FormDialog>
  )
}

/** The leave types of a rule. */
function TypesField({ form }: { form: ApprovalForm }) {
  const { t } = useLeaveWords()
  const { choices, isPending } = useChoices('leave-types')

  return (
    <RuleKindsField
      {...form.field('leave_types')}
      label={t('approval.types')}
      placeholder={t('approval.allTypes')}
      all={choices.map(({ value, label }) => ({ id: value, name: label }))}
      loading={isPending}
      none={t('approval.noType')}
    />
  )
}
