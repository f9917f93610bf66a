import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import {
  MOST_REMINDERS,
  reminderPlaceholders,
} from '@workledger/contracts/invoicing/reminder-words'
import { reminderSettingBody, remindersApi } from '@workledger/contracts/invoicing/reminders.api'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { AddRow } from '@workledger/kit/form/add-row'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormCard } from '@workledger/kit/form/form-card'
import { faultText } from '@workledger/kit/i18n/error-words'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Icon } from '@workledger/kit/ui/icon'
import { Grid, Stack } from '@workledger/kit/ui/layout'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { useRef } from 'react'
import { useMay } from '../../kit/may'
import { useConsoleCommand } from '../../kit/use-command'
import { remindersTexts } from './messages'

type ReminderSetting = AnswerOf<typeof remindersApi.reminderSetting>['data']

interface RemindersValues {
  key: number
  when: 'before' | 'after'
  days: string
  subject: string
  text: string
}

/** The schedule and the words of reminders to clients. */
export default function RemindersTab() {
  const { workspace } = useMember()
  const found = useQuery(query(remindersApi.reminderSetting, { params: { ws: workspace.id } }))
  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />

  return found.data ? <ReminderForm setting={found.data.data} /> : <SkeletonRows rows={6} />
}

const requested = ({ enabled, steps }: { enabled: boolean; steps: RemindersValues[] }) => ({
  enabled,
  steps: steps.map(({ key: _, when, days, ...step }) => ({
    ...step,
    days: when === 'before' && days !== '' ? `-${days}` : days,
  })),
})

function ReminderForm({ setting }: { setting: ReminderSetting }) {
  const t = useText(remindersTexts)
  const { workspace } = useMember()
  const may = useMay()('changeReminderSetting')
  const change = useConsoleCommand('changeReminderSetting')
  const keys = useRef(0)

  const typed = ({
    days,
    subject,
    text,
  }: Omit<ReminderSetting['steps'][number], 'since'>): RemindersValues => ({
    key: keys.current++,
    when: days < 0 ? 'before' : 'after',
    days: String(Math.abs(days)),
    subject,
    text,
  })

  const form = useForm({
    schema: reminderSettingBody,
    initial: { enabled: setting.enabled, steps: setting.steps.map(typed) },
    shown: setting,
    toRequest: requested,
    locked: !may,
    submit: async (values, { shown }) => {
      await change.send({
        params: { ws: workspace.id },
        body: reminderSettingBody.parse(requested(values)),
        shown,
      })
      toast(t('toast.saved'))
    },
  })

  const { steps } = form.values

  const add = () => {
    const last = steps.at(-1)
    const days = last ? Number(last.days) + 7 : 3

    form.set('steps', [
      ...steps,
      typed({
        days: Number.isInteger(days) ? days : 3,
        subject: t('usualSubject'),
        text: t('usualText'),
      }),
    ])
  }

  const whole =
    form.errors.steps &&
    !Object.keys(form.errors).some((name) => name.startsWith('steps.')) &&
    faultText(form.errors.steps)

  return (
    <FormCard form={form} locked={may ? undefined : t('locked')}>
      <Stack gap={2} sx={{ p: 2 }}>
        <Muted>{t('about')}</Muted>
        <CheckField {...form.field('enabled')} label={t('enabled')} />
        {steps.length === 0 && <Muted>{t('none')}</Muted>}
        {steps.map((step, index) => (
          <ReminderStep key={step.key} step={step} index={index} form={form} />
        ))}
        {whole && (
          <Box role="alert" sx={{ color: 'error.main', fontSize: 12 }}>
            {whole}
          </Box>
        )}
        {may && (
          <AddRow
            variant="outlined"
            disabled={steps.length >= MOST_REMINDERS}
            add={add}
            sx={{ justifySelf: 'start' }}
          >
            {t('add')}
          </AddRow>
        )}
      </Stack>
    </FormCard>
  )
}

function ReminderStep({
  step,
  index,
  form,
}: {
  step: RemindersValues
  index: number
  form: ReturnType<typeof useForm<{ enabled: boolean; steps: RemindersValues[] }, ReminderSetting>>
}) {
  const t = useText(remindersTexts)
  const { listed } = useFormat()
  const may = useMay()('changeReminderSetting')
  const { steps } = form.values

  const put = (key: number, part: Partial<RemindersValues>) =>
    form.set(
      'steps',
      steps.map((step) => (step.key === key ? { ...step, ...part } : step)),
    )

  const field = <K extends 'days' | 'subject' | 'text'>(
    step: RemindersValues,
    index: number,
    name: K,
  ) => {
    const wrong = form.errors[`steps.${index}.${name}`]
    return {
      name: `steps.${index}.${name}`,
      value: step[name],
      onChange: (value: string) => put(step.key, { [name]: value }),
      ...(wrong && { error: faultText(wrong) }),
      disabled: !may,
    }
  }

  return (
    <Stack
      component="fieldset"
      gap={1.5}
      sx={{
        minWidth: 0,
        m: 0,
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
      }}
    >
      <Muted component="legend" size={12} sx={{ px: 0.5 }}>
        {t('step', { number: index + 1 })}
      </Muted>
      <Grid columns="minmax(64px, 1fr) minmax(0, 3fr) auto" gap={1} sx={{ alignItems: 'end' }}>
        <TextField
          {...field(step, index, 'days')}
          type="number"
          min="0"
          required
          label={t('days')}
        />
        <SelectField
          name={`steps.${index}.when`}
          value={step.when}
          onChange={(when) => put(step.key, { when: when as RemindersValues['when'] })}
          label={t('when')}
          disabled={!may}
          options={(['before', 'after'] as const).map((value) => ({
            value,
            label: t(value),
          }))}
        />
        {may && (
          <IconButton
            aria-label={t('remove', { number: index + 1 })}
            title={t('remove', { number: index + 1 })}
            onClick={() =>
              form.set(
                'steps',
                steps.filter(({ key }) => key !== step.key),
              )
            }
          >
            <Icon name="trash" />
          </IconButton>
        )}
      </Grid>
      <TextField {...field(step, index, 'subject')} required label={t('subject')} />
      <TextField
        {...field(step, index, 'text')}
        required
        rows={4}
        label={t('text')}
        hint={t('placeholders', {
          names: listed(reminderPlaceholders.map((name) => `{${name}}`)),
        })}
      />
    </Stack>
  )
}
