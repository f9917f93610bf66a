import { escalationTargets } from '@workledger/contracts/kernel/approval-steps'
import { PersonField } from '@workledger/kit/areas/people/person-field'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { TextField } from '@workledger/kit/form/fields'
import { useText } from '@workledger/kit/i18n/i18n'
import { useChoices } from '../choices'
import { approvalRuleTexts } from './messages'
import type { StepsForm, TypedStep } from './typed-steps'

interface Props {
  of: StepsForm
  step: TypedStep
  index: number
  put: (change: Partial<TypedStep>) => void
}

const targets = ['admins', ...escalationTargets] as const

/** When a step escalates, and to whom. */
export function EscalationFields({ of, step, index, put }: Props) {
  const t = useText(approvalRuleTexts)
  const field = (name: string) => `steps.${index}.${name}`

  return (
    <>
      <TextField
        name={field('escalate_after')}
        value={step.escalate_after}
        onChange={(escalate_after) => put({ escalate_after })}
        numeric
        label={t('escalate')}
        hint={t('escalateHint')}
        error={of.errorOf(field('escalate_after'))}
      />
      {step.escalate_after.trim() !== '' && (
        <SelectField
          name={field('escalate_to')}
          value={step.escalate_to}
          onChange={(escalate_to) => put({ escalate_to })}
          label={t('escalateTo')}
          options={targets.map((value) => ({ value, label: t(`to.${value}`) }))}
        />
      )}
      {step.escalate_after.trim() !== '' && <Target of={of} step={step} index={index} put={put} />}
    </>
  )
}

/** The role or the person to whom a step escalates. */
function Target({ of, step, index, put }: Props) {
  const t = useText(approvalRuleTexts)
  const { choices } = useChoices('roles')

  if (step.escalate_to === 'role')
    return (
      <SelectField
        name={`steps.${index}.escalate_to.role_id`}
        value={step.to_role}
        onChange={(to_role) => put({ to_role })}
        required
        label={t('role')}
        placeholder={t('chooseRole')}
        options={choices}
        error={of.errorOf(`steps.${index}.escalate_to.role_id`)}
      />
    )

  if (step.escalate_to === 'person')
    return (
      <PersonField
        name={`steps.${index}.escalate_to.person_id`}
        value={step.to_person}
        onChange={(to_person) => put({ to_person })}
        required
        label={t('person')}
        error={of.errorOf(`steps.${index}.escalate_to.person_id`)}
      />
    )

  return null
}
