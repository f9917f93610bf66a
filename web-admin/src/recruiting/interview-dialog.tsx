import { interviewBody } from '@workledger/contracts/recruiting/candidates.api'
import { MOST_INTERVIEWERS } from '@workledger/contracts/recruiting/recruiting.bounds'
import type { InterviewRow } from '@workledger/contracts/recruiting/recruiting.lists'
import { PersonField } from '@workledger/kit/areas/people/person-field'
import { DateField } from '@workledger/kit/form/day-field'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { TimeField } from '@workledger/kit/form/time-field'
import { today } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { isDay } from '@workledger/kit/i18n/is-day'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { recruitingWords } from '@workledger/kit/i18n/words/recruiting'
import { dayOf, instantAt, timeOf, toServer } from '@workledger/kit/i18n/zone-time'
import { useMember } from '@workledger/kit/net/current'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import { recruitingTexts } from './messages'

interface Props {
  params: { id: string; candidateId: string }
  /** The interview to change; undefined schedules another. */
  interview?: InterviewRow
  close: () => void
}

/** Schedules or changes an interview, in the company's time zone. */
export default function InterviewDialog({ params, interview, close }: Props) {
  const t = useText(recruitingTexts)
  const { workspace, employee } = useMember()
  const { timezone } = workspace
  const schedule = useConsoleCommand('scheduleInterview')
  const change = useConsoleCommand('changeInterview')

  const initial = {
    starts_at: interview ? dayOf(interview.starts_at, timezone) : '',
    time: interview ? timeOf(interview.starts_at, timezone) : '10:00',
    minutes: String(interview?.minutes ?? 60),
    place: interview?.place ?? '',
    people: interview?.people.map(({ id }) => id) ?? [employee.id],
  }

  const toRequest = ({ starts_at, time, people, ...rest }: typeof initial) => {
    const at =
      isDay(starts_at) && /^\d\d:\d\d$/.test(time)
        ? instantAt(timezone, starts_at, time)
        : undefined
    return {
      ...rest,
      starts_at: at === undefined ? '' : toServer(at),
      people: [...new Set(people)],
    }
  }

  const form = useForm({
    words: useRecordWords(recruitingWords),
    schema: interviewBody,
    initial,
    toRequest,
    submit: async (values) => {
      const body = toRequest(values)

      if (interview)
        await change.send({
          params: { ...params, interviewId: interview.id },
          body,
          shown: interview,
        })
      else await schedule.send({ params, body })

      toast(t(interview ? 'toast.interviewChanged' : 'toast.invited'))
      close()
    },
  })

  const { value: people, onChange, error } = form.field('people')

  return (
    <FormDialog title={t(interview ? 'changeInterview' : 'schedule')} form={form} onClose={close}>
      <DateField
        {...form.field('starts_at')}
        required
        label={t('day')}
        min={interview ? undefined : today()}
        hint={timezone}
      />
      <TimeField {...form.field('time')} required label={t('time')} />
      <TextField {...form.field('minutes')} type="number" min="5" max="480" />
      <TextField {...form.field('place')} />
      {[...people, ''].slice(0, MOST_INTERVIEWERS).map((person, index) => (
        <PersonField
          // biome-ignore lint/suspicious/noArrayIndexKey: fields are places; people change
          key={index}
          name={index === 0 ? 'people' : `people.${index}`}
          value={person}
          onChange={(id) =>
            onChange([...people.slice(0, index), id, ...people.slice(index + 1)].filter(Boolean))
          }
          error={index === 0 ? error : undefined}
          required={index === 0}
          label={t(index === 0 ? 'people' : 'another')}
        />
      ))}
    </FormDialog>
  )
}
