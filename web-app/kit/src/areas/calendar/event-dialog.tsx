import { useQuery } from '@tanstack/react-query'
import type { CompanyEvent } from '@workledger/contracts/calendar/calendar.lists'
import { eventBody, eventsApi } from '@workledger/contracts/calendar/events.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { SegmentField, SelectField } from '../../form/choice-fields'
import { DateField } from '../../form/day-field'
import { CheckField, TextField } from '../../form/fields'
import { useForm } from '../../form/form'
import { FormDialog } from '../../form/form-dialog'
import { changedOnly } from '../../form/form-rules'
import { TimeField } from '../../form/time-field'
import { useText } from '../../i18n/i18n'
import { pair } from '../../i18n/pair'
import { useRecordWords } from '../../i18n/record-words'
import { calendarWords } from '../../i18n/words/calendar'
import type { ApiError } from '../../net/client'
import { useMember } from '../../net/current'
import { query, useCommand } from '../../net/query'
import { Grid } from '../../ui/layout'
import { toast } from '../../ui/toast'
import { useOpened } from '../../ui/use-opened'
import { changedByEvent } from './changed-by-event'
import { companyEventTexts } from './messages'

const EVERYBODY = 'everybody'

interface Props {
  event: CompanyEvent | null
  /** Refreshes other views of the event. */
  readAgain?: () => Promise<unknown>
  close: () => void
}

/** Adds or changes an event. */
export default function EventDialog({ event: given, readAgain, close }: Props) {
  const event = useOpened(given)
  const t = useText(companyEventTexts)
  const { workspace } = useMember()
  const params = { ws: workspace.id }
  const offices = useQuery(query(structureApi.offices, { params })).data?.data ?? []
  const add = useCommand(eventsApi.addCompanyEvent, { invalidates: changedByEvent })
  const change = useCommand(eventsApi.changeCompanyEvent, { invalidates: changedByEvent })

  const before = {
    title: event?.title ?? '',
    duration: event?.end_date ? 'days' : 'day',
    event_on: event?.event_on ?? '',
    end_date: event?.end_date ?? '',
    event_time: event?.event_time ?? '',
    end_time: event?.end_time ?? '',
    location: event?.location ?? '',
    location_id: event?.location_id ?? EVERYBODY,
    description: event?.description ?? '',
    notify: event?.notify ?? true,
  }

  type Values = typeof before

  /** A single day has no last day. */
  const request = ({ duration, location_id, end_date, ...values }: Values) => ({
    ...values,
    end_date: duration === 'day' ? '' : end_date,
    location_id: location_id === EVERYBODY ? '' : location_id,
  })

  const form = useForm({
    words: useRecordWords(calendarWords),
    schema: {
      safeParse: (values, options) => {
        const { duration, ...asked } = values as ReturnType<typeof request> & { duration: string }
        const checked = eventBody.safeParse(asked, options)
        if (duration === 'day' || asked.end_date) return checked
        // Several days have a last one, and then no time of day is required.
        const issues = checked.success
          ? []
          : checked.error.issues.filter(({ path }) => path[0] !== 'event_time' || asked.event_time)

        return {
          success: false,
          error: { issues: [...issues, { path: ['end_date'], message: 'event.range' }] },
        }
      },
    },
    initial: before,
    toRequest: (values) => ({ ...request(values), duration: values.duration }),
    submit: async (values) => {
      const body = request(values)

      const failed = (error: ApiError): never => {
        toast({
          text: pair(t(event ? 'toast.editFailed' : 'toast.addFailed'), error.message),
          tone: 'bad',
        })
        throw error
      }

      if (event)
        await change
          .send({
            params: { ...params, id: event.id },
            body: changedOnly(request(before), body),
            shown: event,
          })
          .catch(failed)
      else await add.send({ params, body }).catch(failed)

      await readAgain?.()
      toast(t(event ? 'toast.edited' : 'toast.added'))
      close()
    },
  })

  const several = form.values.duration === 'days'

  return (
    <FormDialog title={t(event ? 'edit' : 'add')} form={form} onClose={close}>
      <TextField {...form.field('title')} required autoFocus />
      <SegmentField
        {...form.field('duration')}
        label={t('duration')}
        options={(['day', 'days'] as const).map((value) => ({
          value,
          label: t(`durations.${value}`),
        }))}
      />
      <Grid columns={{ xs: '1fr', sm: '1fr 1fr' }} gap={1.5}>
        <DateField {...form.field('event_on')} required label={t(several ? 'range' : 'date')} />
        {several && (
          <DateField
            {...form.field('end_date')}
            required
            label={t('lastDate')}
            min={form.values.event_on}
          />
        )}
        <TimeField {...form.field('event_time')} required={!several} />
        <TimeField {...form.field('end_time')} />
      </Grid>
      <TextField {...form.field('location')} required />
      <SelectField
        {...form.field('location_id')}
        hint={t('officeHint')}
        options={[
          { value: EVERYBODY, label: t('everybody') },
          ...offices.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <TextField {...form.field('description')} rows={3} />
      <CheckField {...form.field('notify')} label={t('notify')} />
    </FormDialog>
  )
}
