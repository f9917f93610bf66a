import Box from '@mui/material/Box'
import { MOST_STEPS } from '@workledger/contracts/kernel/approval-steps'
import { AddRow } from '@workledger/kit/form/add-row'
import { useText } from '@workledger/kit/i18n/i18n'
import { approvalRuleTexts } from './messages'
import { ApprovalStepFields } from './step-fields'
import type { StepsForm, TypedStep } from './typed-steps'

/** The steps of a rule, in their order. */
export function StepsFields({ of, newStep }: { of: StepsForm; newStep: () => TypedStep }) {
  const t = useText(approvalRuleTexts)
  const { steps, put, errorOf } = of
  const error = errorOf('steps')
  const parts = [
    'role_id',
    'people',
    'escalate_after',
    'escalate_to.role_id',
    'escalate_to.person_id',
  ]

  const placed = steps.some((_, index) => parts.some((part) => errorOf(`steps.${index}.${part}`)))

  return (
    <>
      {steps.map((step, index) => (
        <ApprovalStepFields key={step.key} of={of} step={step} index={index} />
      ))}
      {error && !placed && (
        <Box role="alert" sx={{ color: 'error.main', fontSize: 12 }}>
          {error}
        </Box>
      )}
      <AddRow
        variant="outlined"
        disabled={steps.length >= MOST_STEPS}
        add={() => put([...steps, newStep()])}
        sx={{ justifySelf: 'start' }}
      >
        {t('addStep')}
      </AddRow>
    </>
  )
}
