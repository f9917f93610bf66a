import { interviewBody } from '@workledger/contracts/recruiting/candidates.api'
import { MOST_INTERVIEWERS } from '@workledger/contracts/recruiting/recruiting.bounds'
import type { InterviewRow } from '@workledger/contracts/recruiting/recruiting.lists'
import { useMember } from '@workledger/web-app/kit/current'
import { DateField } from '@workledger/web-app/kit/day-field'
import { TextField } from '@workledger/web-app/kit/fields'
import { useForm } from '@workledger/web-app/kit/form'
import { FormDialog } from '@workledger/web-app/kit/form-dialog'
import { today } from '@workledger/web-app/kit/format'
import { useText } from '@workledger/web-app/kit/i18n'
import { PersonField } from '@workledger/web-app/kit/person-field'
import { TimeField } from '@workledger/web-app/kit/time-field'
import { toast } from '@workledger/web-app/kit/toast'
import { dayOf, instantAt, timeOf, toServer } from '@workledger/web-app/kit/zone-time'
import { useConsoleCommand } from '../kit/use-command'
import { recruitingTexts } from './messages'

interface Props {
  params: { id: string; candidateId: string }
  /** The one that is changed; left out, another is scheduled. */
  interview?: InterviewRow
  close: () => void
}

/** Schedules an interview, or changes one, by the company's clocks. */
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
    const at = /^\d{4}-\d\d-\d\d$/.test(starts_at) && /^\d\d:\d\d$/.test(time) ? instantAt(timezone, starts_at, time) : undefined
    return { ...rest, starts_at: at === undefined ? '' : toServer(at), people: [...new Set(people)] }
  }
  const form = useForm({
    schema: interviewBody,
    initial,
    toRequest,
    submit: async (values) => {
      const body = toRequest(values)
      if (interview) await change.send({ params: { ...params, interviewId: interview.id }, body, shown: interview })
      else await schedule.send({ params, body })
      toast(t(interview ? 'toast.interviewChanged' : 'toast.invited'))
      close()
    },
  })
  const { value: people, onChange, error } = form.field('people')
  return (
    <FormDialog title={t(interview ? 'changeInterview' : 'schedule')} form={form} onClose={close}>
      <DateField {...form.field('starts_at')} required label={t('day')} min={interview ? undefined : today()} hint={timezone} />
      <TimeField {...form.field('time')} required label={t('time')} />
      <TextField {...form.field('minutes')} type="number" min="5" max="480" label={t('minutes')} />
      <TextField {...form.field('place')} label={t('place')} />
      {[...people, ''].slice(0, MOST_INTERVIEWERS).map((person, index) => (
        <PersonField
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields are places; whoever is in one may change
          key={index}
          name={index === 0 ? 'people' : `people.${index}`}
          value={person}
          onChange={(id) => onChange([...people.slice(0, index), id, ...people.slice(index + 1)].filter(Boolean))}
          error={index === 0 ? error : undefined}
          required={index === 0}
          label={t(index === 0 ? 'people' : 'another')}
        />
      ))}
    </FormDialog>
  )
}
