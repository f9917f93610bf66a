import {
  type WorkingTimeRules,
  workingTimeRulesBody,
} from '@workledger/contracts/working-time/working-time.api'
import { workingTimeTexts } from '@workledger/kit/areas/working-time/messages'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { TimeField } from '@workledger/kit/form/time-field'
import { monthAround } from '@workledger/kit/i18n/calendar-days'
import { today, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { workingTimeWords } from '@workledger/kit/i18n/words/working-time'
import { useMember } from '@workledger/kit/net/current'
import { Grid } from '@workledger/kit/ui/layout'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'

interface Props {
  from: WorkingTimeRules | undefined
  versions: readonly WorkingTimeRules[]
  close: () => void
}

const NO_VERSION = { revision: 0 }

/** The months that a version may begin in: a year back, a year ahead. */
const months = () =>
  Array.from({ length: 25 }, (_, n) => monthAround(today(), 12 - n).from.slice(0, 7))

const hoursOf = (minutes: number | null | undefined) =>
  minutes === null || minutes === undefined ? '' : String(minutes / 60)

const minutesOf = (hours: string) => {
  const number = Number(hours.trim().replace(',', '.'))
  return hours.trim() === '' ? '' : Number.isFinite(number) ? Math.round(number * 60) : hours
}

/** A version of the rules. People type hours, the call takes minutes. */
export default function WorkingTimeRulesDialog({ from, versions, close }: Props) {
  const t = useText(workingTimeTexts)
  const { monthHeading } = useFormat()
  const { workspace } = useMember()
  const set = useConsoleCommand('setWorkingTimeRules')

  const form = useForm({
    words: useRecordWords(workingTimeWords),
    schema: workingTimeRulesBody,
    initial: valuesOf(from),
    toRequest,
    shown: versions,
    submit: async (typed, { shown: versions }) => {
      const shown =
        versions.find(({ effective_on }) => effective_on === `${typed.from_month}-01`) ?? NO_VERSION
      await set.send({ params: { ws: workspace.id }, body: toRequest(typed) as never, shown })
      toast(t('rules.saved'))
      close()
    },
  })

  return (
    <FormDialog title={t('rules.new')} form={form} onClose={close}>
      <SelectField
        {...form.field('from_month')}
        required
        options={months().map((value) => ({ value, label: monthHeading(`${value}-01`) }))}
      />
      <CheckField {...form.field('on')} label={t('rules.on')} />
      <SelectField
        {...form.field('source')}
        label={t('rules.source')}
        options={(['attendance', 'timer'] as const).map((value) => ({
          value,
          label: t(`rules.${value}`),
        }))}
      />
      <Grid columns={{ xs: '1fr', sm: '1fr 1fr' }} gap={1.75} sx={{ alignItems: 'start' }}>
        <TextField
          {...form.field('most_minutes')}
          label={t('rules.most')}
          hint={t('rules.blank')}
        />
        <TextField
          {...form.field('least_minutes')}
          label={t('rules.least')}
          hint={t('rules.blank')}
        />
        <TextField
          {...form.field('expires_months')}
          label={t('rules.expires')}
          hint={t('rules.blank')}
        />
        <TextField
          {...form.field('closes_on')}
          label={t('rules.closesOn')}
          hint={t('rules.closesHint')}
        />
        <TimeField
          {...form.field('core_from')}
          label={t('rules.coreFrom')}
          hint={t('rules.coreHint')}
        />
        <TimeField {...form.field('core_to')} label={t('rules.coreTo')} />
        <TextField
          {...form.field('day_most_minutes')}
          label={t('rules.dayMost')}
          hint={t('rules.limitHint')}
        />
        <TextField
          {...form.field('rest_minutes')}
          label={t('rules.rest')}
          hint={t('rules.limitHint')}
        />
        <TextField
          {...form.field('overtime_minutes')}
          label={t('rules.overtimeMost')}
          hint={t('rules.overtimeHint')}
        />
        <SelectField
          {...form.field('overtime_per')}
          label={t('rules.overtimePer')}
          options={[
            { value: 'week' as const, label: t('rules.perWeek') },
            { value: 'month' as const, label: t('rules.perMonth') },
          ]}
        />
        <TextField
          {...form.field('payout_percent')}
          label={t('rules.payoutPercent')}
          hint={t('rules.payoutHint')}
        />
      </Grid>
    </FormDialog>
  )
}

const valuesOf = (from: WorkingTimeRules | undefined) => ({
  from_month: (from?.effective_on ?? today()).slice(0, 7),
  on: from?.on ?? true,
  source: from?.source ?? ('attendance' as const),
  most_minutes: hoursOf(from?.most_minutes),
  least_minutes: hoursOf(from?.least_minutes),
  expires_months: String(from?.expires_months ?? ''),
  closes_on: String(from?.closes_on ?? ''),
  core_from: from?.core_from ?? '',
  core_to: from?.core_to ?? '',
  day_most_minutes: hoursOf(from?.day_most_minutes),
  rest_minutes: hoursOf(from?.rest_minutes),
  payout_percent: String(from?.payout_percent ?? ''),
  overtime_minutes: hoursOf(from?.overtime_minutes),
  overtime_per: from?.overtime_per ?? ('month' as const),
})

function toRequest(typed: ReturnType<typeof valuesOf>) {
  return {
    ...typed,
    most_minutes: minutesOf(typed.most_minutes),
    least_minutes: minutesOf(typed.least_minutes),
    day_most_minutes: minutesOf(typed.day_most_minutes),
    rest_minutes: minutesOf(typed.rest_minutes),
    overtime_minutes: minutesOf(typed.overtime_minutes),
    expires_months: typed.expires_months.trim(),
    closes_on: typed.closes_on.trim(),
    payout_percent: typed.payout_percent.trim().replace(',', '.'),
  }
}
