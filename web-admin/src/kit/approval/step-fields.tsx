import IconButton from '@mui/material/IconButton'
import { stepDeciders } from '@workledger/contracts/kernel/approval-steps'
import { PeopleField } from '@workledger/kit/areas/people/people-field'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { CheckField } from '@workledger/kit/form/fields'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Icon } from '@workledger/kit/ui/icon'
import { Grow, Row, Stack } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { useChoices } from '../choices'
import { EscalationFields } from './escalation-fields'
import { approvalRuleTexts } from './messages'
import type { StepsForm, TypedStep } from './typed-steps'

interface Props {
  of: StepsForm
  step: TypedStep
  index: number
}

/** One step of a rule: who decides it, and when administrators may. */
export function ApprovalStepFields({ of, step, index }: Props) {
  const t = useText(approvalRuleTexts)
  const { number } = useFormat()
  const { steps, errorOf } = of
  const legend = t('step', { number: number(index + 1) })

  const put = (change: Partial<TypedStep>) =>
    of.put(steps.map((each) => (each.key === step.key ? { ...each, ...change } : each)))

  return (
    <Stack
      component="fieldset"
      gap={1.5}
      sx={{ minWidth: 0, m: 0, p: 1.5, border: 1, borderColor: 'divider', borderRadius: '8px' }}
    >
      <Muted component="legend" size={12} sx={{ px: 0.5 }}>
        {legend}
      </Muted>
      <Row align="end" gap={1}>
        <Grow>
          <SelectField
            name={`steps.${index}.who`}
            value={step.who}
            onChange={(who) => put({ who })}
            label={t('who')}
            options={stepDeciders.map((value) => ({ value, label: t(`by.${value}`) }))}
          />
        </Grow>
        <IconButton
          aria-label={t('removeStep', { number: number(index + 1) })}
          title={t('removeStep', { number: number(index + 1) })}
          disabled={steps.length === 1}
          onClick={() => of.put(steps.filter(({ key }) => key !== step.key))}
        >
          <Icon name="trash" />
        </IconButton>
      </Row>
      {step.who === 'role' && <RoleField of={of} step={step} index={index} put={put} />}
      {step.who === 'people' && (
        <PeopleField
          name={`steps.${index}.people`}
          value={step.people}
          onChange={(people) => put({ people })}
          required
          label={t('people')}
          error={errorOf(`steps.${index}.people`)}
        />
      )}
      {step.who === 'people' && step.people.length > 1 && (
        <CheckField
          name={`steps.${index}.all`}
          value={step.all}
          onChange={(all) => put({ all })}
          label={t('all')}
          hint={t('allHint')}
        />
      )}
      <EscalationFields of={of} step={step} index={index} put={put} />
    </Stack>
  )
}

function RoleField({
  of,
  step,
  index,
  put,
}: Props & { put: (change: Partial<TypedStep>) => void }) {
  const t = useText(approvalRuleTexts)
  const { choices } = useChoices('roles')

  return (
    <SelectField
      name={`steps.${index}.role_id`}
      value={step.role_id}
      onChange={(role_id) => put({ role_id })}
      required
      label={t('role')}
      placeholder={t('chooseRole')}
      options={choices}
      error={of.errorOf(`steps.${index}.role_id`)}
    />
  )
}
