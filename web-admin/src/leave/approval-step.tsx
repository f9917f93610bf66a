import IconButton from '@mui/material/IconButton'
import { stepDeciders } from '@workledger/contracts/kernel/approval-steps'
import { PeopleField } from '@workledger/kit/areas/people/people-field'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useFormat } from '@workledger/kit/i18n/format'
import { Icon } from '@workledger/kit/ui/icon'
import { Grow, Row, Stack } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { useChoices } from '../kit/choices'
import { useLeaveWords } from './leave-row'
import { type ApprovalForm, stepError, type TypedStep } from './use-approval-form'

interface Props {
  form: ApprovalForm
  step: TypedStep
  index: number
}

/** One step of a rule: who decides it, and when administrators may. */
export function ApprovalStepFields({ form, step, index }: Props) {
  const { t } = useLeaveWords()
  const { number } = useFormat()
  const { steps } = form.values
  const legend = t('approval.step', { number: number(index + 1) })

  const put = (change: Partial<TypedStep>) =>
    form.set(
      'steps',
      steps.map((each) => (each.key === step.key ? { ...each, ...change } : each)),
    )

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
            label={t('approval.who')}
            options={stepDeciders.map((value) => ({ value, label: t(`approval.by.${value}`) }))}
          />
        </Grow>
        <IconButton
          aria-label={t('approval.removeStep', { number: number(index + 1) })}
          title={t('approval.removeStep', { number: number(index + 1) })}
          disabled={steps.length === 1}
          onClick={() =>
            form.set(
              'steps',
              steps.filter(({ key }) => key !== step.key),
            )
          }
        >
          <Icon name="trash" />
        </IconButton>
      </Row>
      {step.who === 'role' && <RoleField form={form} step={step} index={index} put={put} />}
      {step.who === 'people' && (
        <PeopleField
          name={`steps.${index}.people`}
          value={step.people}
          onChange={(people) => put({ people })}
          required
          label={t('approval.people')}
          error={stepError(form, index, 'people')}
        />
      )}
      {step.who === 'people' && step.people.length > 1 && (
        <CheckField
          name={`steps.${index}.all`}
          value={step.all}
          onChange={(all) => put({ all })}
          label={t('approval.all')}
          hint={t('approval.allHint')}
        />
      )}
      <TextField
        name={`steps.${index}.escalate_after`}
        value={step.escalate_after}
        onChange={(escalate_after) => put({ escalate_after })}
        numeric
        label={t('approval.escalate')}
        hint={t('approval.escalateHint')}
        error={stepError(form, index, 'escalate_after')}
      />
    </Stack>
  )
}

function RoleField({
  form,
  step,
  index,
  put,
}: Props & { put: (change: Partial<TypedStep>) => void }) {
  const { t } = useLeaveWords()
  const { choices } = useChoices('roles')

  return (
    <SelectField
      name={`steps.${index}.role_id`}
      value={step.role_id}
      onChange={(role_id) => put({ role_id })}
      required
      label={t('approval.role')}
      placeholder={t('approval.chooseRole')}
      options={choices}
      error={stepError(form, index, 'role_id')}
    />
  )
}
