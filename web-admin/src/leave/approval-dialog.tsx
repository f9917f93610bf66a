import { TextField } from '@workledger/kit/form/fields'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { FoundManyField } from '@workledger/kit/form/found-many-field'
import { useText } from '@workledger/kit/i18n/i18n'
import { useState } from 'react'
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

/** The leave types of a rule; none means all. */
function TypesField({ form }: { form: ApprovalForm }) {
  const { t } = useLeaveWords()
  const [typed, setTyped] = useState('')
  const { choices, nameOf, isPending } = useChoices('leave-types')
  const all = choices.map(({ value, label }) => ({ id: value, name: label }))
  const field = form.field('leave_types')

  return (
    <FoundManyField<{ id: string; name: string }>
      {...field}
      values={field.value.map((id) => ({ id, name: nameOf(id) ?? '…' }))}
      typed={typed}
      onTyped={setTyped}
      label={t('approval.types')}
      placeholder={t('approval.allTypes')}
      found={all.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()))}
      loading={isPending}
      nameOf={({ name }) => name}
      none={t('approval.noType')}
    />
  )
}
