import { interviewBody } from '@workledger/contracts/recruiting/candidates.api'
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
import { instantAt, toServer } from '@workledger/web-app/kit/zone-time'
import { useConsoleCommand } from '../kit/use-command'
import { recruitingTexts } from './messages'

/** Schedules an interview, in the company's zone. */
export default function InterviewDialog({ params, close }: { params: { id: string; candidateId: string }; close: () => void }) {
  const t = useText(recruitingTexts)
  const { workspace, employee } = useMember()
  const schedule = useConsoleCommand('scheduleInterview')
  const initial = { starts_at: '', time: '10:00', minutes: '60', place: '', people: employee.id, second: '' }
  const toRequest = ({ starts_at, time, people, second, ...rest }: typeof initial) => {
    const at = /^\d{4}-\d\d-\d\d$/.test(starts_at) && /^\d\d:\d\d$/.test(time) ? instantAt(workspace.timezone, starts_at, time) : undefined
    return { ...rest, starts_at: at === undefined ? '' : toServer(at), people: [people, second].filter(Boolean) }
  }
  const form = useForm({
    schema: interviewBody,
    initial,
    toRequest,
    submit: async (values) => {
      await schedule.send({ params, body: toRequest(values) })
      toast(t('toast.invited'))
      close()
    },
  })
  return (
    <FormDialog title={t('schedule')} form={form} onClose={close}>
      <DateField {...form.field('starts_at')} required label={t('day')} min={today()} hint={workspace.timezone} />
      <TimeField {...form.field('time')} required label={t('time')} />
      <TextField {...form.field('minutes')} type="number" min="5" max="480" label={t('minutes')} />
      <TextField {...form.field('place')} label={t('place')} />
      <PersonField {...form.field('people')} required label={t('people')} />
      <PersonField {...form.field('second')} label={t('another')} />
    </FormDialog>
  )
}
