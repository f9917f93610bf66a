import type { smallestParts } from '@workledger/contracts/leave/leave.events'
import { quarterSign } from '@workledger/contracts/leave/part-of-day'
import { SegmentField } from '../../form/choice-fields'
import { TextField } from '../../form/fields'
import type { FieldProps } from '../../form/form'
import { TimeField } from '../../form/time-field'
import { typedHours } from '../../i18n/typed-hours'
import { Grid } from '../../ui/layout'
import { useLeaveWords } from './leave-words'

const durations = ['several_days', 'single_day', 'first_half', 'second_half'] as const
export type Duration = (typeof durations)[number] | 'quarters' | 'hours'

export interface PartValues {
  duration: Duration
  day_part: '0.25' | '0.5' | '0.75'
  seconds: string
  from_time: string
  to_time: string
}

/** Returns the durations that a type offers, from several days to its smallest part. */
export function durationsOf(part: (typeof smallestParts)[number] | undefined): Duration[] {
  if (part === 'day') return ['several_days', 'single_day']
  if (part === undefined || part === 'half_day') return [...durations]
  return [...durations, part === 'quarter_day' ? 'quarters' : 'hours']
}

/** Returns the part of the day as the server takes it; typed text that is no time stays text. */
export function partBody({ duration, day_part, seconds, from_time, to_time }: PartValues) {
  const hours = duration === 'hours'

  return {
    half_day: duration === 'first_half' || duration === 'second_half' ? duration : null,
    day_part: duration === 'quarters' ? day_part : null,
    // Without times, empty hours are a missing answer.
    seconds: hours ? (seconds === '' ? null : (typedHours(seconds) ?? seconds)) : null,
    from_time: (hours && from_time) || null,
    to_time: (hours && to_time) || null,
  }
}

interface Props {
  duration: Duration
  field: <N extends 'day_part' | 'seconds' | 'from_time' | 'to_time'>(
    name: N,
  ) => FieldProps<PartValues[N]>
}

/** Which quarters, or which hours of the day. */
export function LeavePart({ duration, field }: Props) {
  const { t } = useLeaveWords()

  if (duration === 'quarters')
    return (
      <SegmentField
        {...(field('day_part') as FieldProps<string>)}
        options={(['0.25', '0.5', '0.75'] as const).map((value) => ({
          value,
          label: quarterSign(value),
        }))}
      />
    )

  if (duration !== 'hours') return null

  return (
    <Grid columns="1fr 1fr 1fr" gap={1.5}>
      <TimeField {...field('from_time')} hint={t('timesHint')} />
      <TimeField {...field('to_time')} />
      <TextField {...field('seconds')} placeholder="2:30" hint={t('hoursHint')} />
    </Grid>
  )
}
