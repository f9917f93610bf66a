import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { MOST_STEPS } from '@workledger/contracts/kernel/approval-steps'
import { TextField } from '@workledger/kit/form/fields'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { FoundManyField } from '@workledger/kit/form/found-many-field'
import { Icon } from '@workledger/kit/ui/icon'
import { useState } from 'react'
import { useChoices } from '../kit/choices'
import { ApprovalStepFields } from './approval-step'
import { type ApprovalRuleRow, useLeaveWords } from './leave-row'
import { type ApprovalForm, stepError, useApprovalForm } from './use-approval-form'

/** Adds or changes a rule: its leaves, and the steps of their approval. */
export default function ApprovalDialog({
  rule,
  close,
}: {
  rule: ApprovalRuleRow | null
  close: () => void
}) {
  const { t } = useLeaveWords()
  const { form, addStep } = useApprovalForm(rule, close)
  const { steps } = form.values
  const error = form.field('steps').error
  const parts = ['role_id', 'people', 'escalate_after'] as const
  const placed = steps.some((_, index) => parts.some((part) => stepError(form, index, part)))

  return (
    <FormDialog title={t(rule ? 'approval.edit' : 'approval.add')} form={form} onClose={close}>
      <TextField {...form.field('name')} required autoFocus label={t('approval.name')} />
      <TypesField form={form} />
      <TextField
        {...form.field('from_days')}
        label={t('approval.fromDays')}
        hint={t('approval.fromDaysHint')}
      />
      {steps.map((step, index) => (
        <ApprovalStepFields key={step.key} form={form} step={step} index={index} />
      ))}
      {error && !placed && (
        <Box role="alert" sx={{ color: 'error.main', fontSize: 12 }}>
          {error}
        </Box>
      )}
      <Button
        startIcon={<Icon name="plus" />}
        disabled={steps.length >= MOST_STEPS}
        onClick={addStep}
        sx={{ justifySelf: 'start' }}
      >
        {t('approval.addStep')}
      </Button>
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
