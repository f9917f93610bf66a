import type { smallestParts } from '@workledger/contracts/leave/leave.events'
import { quarterSign } from '@workledger/contracts/leave/part-of-day'
import { SegmentField } from '../../form/choice-fields'
import { TextField } from '../../form/fields'
import type { FieldProps } from '../../form/form'
import { TimeField } from '../../form/time-field'
import { useRecordWords } from '../../i18n/record-words'
import { typedHours } from '../../i18n/typed-hours'
import { leaveWords } from '../../i18n/words/leave'
import { Grid } from '../../ui/layout'
import { Muted } from '../../ui/text'
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
    seconds: hours ? typedSeconds(seconds, Boolean(from_time || to_time)) : null,
    from_time: (hours && from_time) || null,
    to_time: (hours && to_time) || null,
  }
}

type PartField = 'day_part' | 'seconds' | 'from_time' | 'to_time'

/** Returns typed hours; without times, no hours are none, which the schema refuses. */
const typedSeconds = (typed: string, hasTimes: boolean) =>
  typed.trim() === '' ? (hasTimes ? null : 0) : (typedHours(typed) ?? typed)

interface Props {
  duration: Duration
  field: (name: PartField) => FieldProps<string>
}

/** Which quarters, or which hours of the day. */
export function LeavePart({ duration, field }: Props) {
  const { t } = useLeaveWords()
  const words = useRecordWords(leaveWords)
  const labelled = (name: PartField) => ({ ...field(name), label: words.field(name) })

  if (duration === 'quarters')
    return (
      <SegmentField
        {...labelled('day_part')}
        options={(['0.25', '0.5', '0.75'] as const).map((value) => ({
          value,
          label: quarterSign(value),
        }))}
      />
    )

  if (duration !== 'hours') return null

  return (
    <div>
      <Grid columns="1fr 1fr 1fr" gap={1.5}>
        <TimeField {...labelled('from_time')} />
        <TimeField {...labelled('to_time')} />
        <TextField {...labelled('seconds')} placeholder="2:30" />
      </Grid>
      <Muted size={12} sx={{ mt: 0.5 }}>
        {t('hoursHint')}
      </Muted>
    </div>
  )
}
