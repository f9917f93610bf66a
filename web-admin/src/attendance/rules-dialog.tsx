import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import {
  type AttendanceRules,
  attendanceRulesBody,
} from '@workledger/contracts/attendance/attendance-rules'
import { sharedAttendanceTexts } from '@workledger/kit/areas/attendance/messages'
import { AddRow } from '@workledger/kit/form/add-row'
import { DateField } from '@workledger/kit/form/day-field'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { today } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { attendanceWords } from '@workledger/kit/i18n/words/attendance'
import { useMember } from '@workledger/kit/net/current'
import { Icon } from '@workledger/kit/ui/icon'
import { Grid, Row } from '@workledger/kit/ui/layout'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'

interface TypedStep {
  hours: string
  minutes: string
  paid: boolean
}

const hoursOf = (minutes: number | null | undefined) => (minutes ? String(minutes / 60) : '')

/**
 * Converts typed hours (`7.5`, `7,5`) to minutes; other text stays, so that the schema refuses it.
 */
const minutesOf = (hours: string) => {
  const number = Number(hours.trim().replace(',', '.'))
  return hours.trim() === '' ? '' : Number.isFinite(number) ? Math.round(number * 60) : hours
}

interface Props {
  from: AttendanceRules | undefined
  versions: readonly AttendanceRules[]
  close: () => void
}

const NO_VERSION = { revision: 0 }

/** A version of the rules. People type hours, the call takes minutes. */
export default function RulesDialog({ from, versions, close }: Props) {
  const t = useText(sharedAttendanceTexts)
  const { workspace } = useMember()
  const set = useConsoleCommand('setAttendanceRules')

  const form = useForm({
    words: useRecordWords(attendanceWords),
    schema: attendanceRulesBody,
    initial: {
      effective_on: from?.effective_on ?? today(),
      breaks: (from?.breaks ?? []).map(
        ({ after_minutes, minutes, paid }): TypedStep => ({
          hours: String(after_minutes / 60),
          minutes: String(minutes),
          paid,
        }),
      ),
      rest_minutes: hoursOf(from?.rest_minutes),
      daily_minutes: hoursOf(from?.daily_minutes),
      forgotten_minutes: hoursOf(from?.forgotten_minutes ?? 960),
      longest_minutes: hoursOf(from?.longest_minutes ?? 1440),
    },
    toRequest,
    shown: versions,
    submit: async (typed, { shown: versions }) => {
      const shown =
        versions.find(({ effective_on }) => effective_on === typed.effective_on) ?? NO_VERSION
      await set.send({ params: { ws: workspace.id }, body: toRequest(typed) as never, shown })
      toast(t('rules.saved'))
      close()
    },
  })

  const steps = form.field('breaks')
  const change = (index: number, part: Partial<TypedStep>) =>
    steps.onChange(steps.value.map((step, n) => (n === index ? { ...step, ...part } : step)))

  return (
    <FormDialog title={t('rules.new')} form={form} onClose={close}>
      <DateField {...form.field('effective_on')} required />
      <Box>
        {steps.value.map((step, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity
          <Row key={n} align="end" gap={1} sx={{ mb: 1 }}>
            <TextField
              name={`breaks.${n}.hours`}
              value={step.hours}
              onChange={(hours) => change(n, { hours })}
              label={t('rules.step')}
            />
            <TextField
              name={`breaks.${n}.minutes`}
              value={step.minutes}
              onChange={(minutes) => change(n, { minutes })}
              label={t('rules.minutes')}
            />
            <CheckField
              name={`breaks.${n}.paid`}
              value={step.paid}
              onChange={(paid) => change(n, { paid })}
              label={t('rules.paid')}
            />
            <IconButton
              aria-label={t('rules.removeStep')}
              onClick={() => steps.onChange(steps.value.filter((_, each) => each !== n))}
            >
              <Icon name="trash" />
            </IconButton>
          </Row>
        ))}
        {steps.error && (
          <FormHelperText error role="alert">
            {steps.error}
          </FormHelperText>
        )}
        {steps.value.length < 4 && (
          <AddRow
            add={() => steps.onChange([...steps.value, { hours: '', minutes: '', paid: false }])}
          >
            {t('rules.addStep')}
          </AddRow>
        )}
        <FormHelperText>{t('rules.stepsHint')}</FormHelperText>
      </Box>
      <Grid columns={{ xs: '1fr', sm: '1fr 1fr' }} gap={1.75}>
        <TextField
          {...form.field('rest_minutes')}
          label={t('rules.rest')}
          hint={t('rules.blank')}
        />
        <TextField
          {...form.field('daily_minutes')}
          label={t('rules.daily')}
          hint={t('rules.blank')}
        />
        <TextField {...form.field('forgotten_minutes')} required label={t('rules.forgotten')} />
        <TextField {...form.field('longest_minutes')} required label={t('rules.longest')} />
      </Grid>
    </FormDialog>
  )
}

interface AttendanceRulesValues {
  effective_on: string
  breaks: TypedStep[]
  rest_minutes: string
  daily_minutes: string
  forgotten_minutes: string
  longest_minutes: string
}

function toRequest({ breaks, ...typed }: AttendanceRulesValues) {
  return {
    effective_on: typed.effective_on,
    breaks: breaks.map(({ hours, minutes, paid }) => ({
      after_minutes: minutesOf(hours),
      minutes: minutes.trim() === '' ? undefined : minutes.trim(),
      paid,
    })),
    rest_minutes: minutesOf(typed.rest_minutes),
    daily_minutes: minutesOf(typed.daily_minutes),
    forgotten_minutes: minutesOf(typed.forgotten_minutes),
    longest_minutes: minutesOf(typed.longest_minutes),
  }
}
