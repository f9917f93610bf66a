import { useQuery } from '@tanstack/react-query'
import { type Leave, leaveApi, leaveBody } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { SegmentField, SelectField } from '../../form/choice-fields'
import { DateField } from '../../form/day-field'
import { TextField } from '../../form/fields'
import { FileField } from '../../form/file-field'
import { type FieldProps, type Schema, useForm } from '../../form/form'
import { FormDialog } from '../../form/form-dialog'
import { shortClock } from '../../i18n/format'
import { useRecordWords } from '../../i18n/record-words'
import { leaveWords } from '../../i18n/words/leave'
import { useMember } from '../../net/current'
import { query, useCommand } from '../../net/query'
import { Grid } from '../../ui/layout'
import { toast } from '../../ui/toast'
import { changedByLeave } from './invalidates'
import { LeaveCost } from './leave-cost'
import { LeaveDays } from './leave-days'
import { type Duration, durationsOf, LeavePart, type PartValues, partBody } from './leave-part'
import { useLeaveWords } from './leave-words'

interface LeaveRequestValues extends PartValues {
  leave_type_id: string
  start_on: string
  finish_on: string
  description: string
  document: File | null
}

const durationOf = (leave: Leave): Duration => {
  if (leave.day_part) return 'quarters'
  if (leave.seconds) return 'hours'
  return leave.half_day ?? (leave.start_on === leave.finish_on ? 'single_day' : 'several_days')
}

const leaveRequestValuesOf = (leave: Leave | null): LeaveRequestValues =>
  leave
    ? {
        leave_type_id: leave.leave_type_id,
        duration: durationOf(leave),
        start_on: leave.start_on,
        finish_on: leave.finish_on,
        description: leave.description ?? '',
        document: null,
        day_part: (leave.day_part as PartValues['day_part'] | null) ?? '0.25',
        seconds: leave.seconds ? shortClock(leave.seconds) : '',
        from_time: leave.from_time ?? '',
        to_time: leave.to_time ?? '',
      }
    : {
        leave_type_id: '',
        duration: 'several_days',
        start_on: '',
        finish_on: '',
        description: '',
        document: null,
        day_part: '0.25',
        seconds: '',
        from_time: '',
        to_time: '',
      }

/** One date for a day or half a day, two for several. */
const leaveRequestBody = ({
  leave_type_id,
  start_on,
  finish_on,
  description,
  document,
  ...part
}: LeaveRequestValues) => ({
  leave_type_id,
  start_on,
  finish_on: part.duration === 'several_days' ? finish_on : start_on,
  description,
  ...partBody(part),
  ...(document ? { document } : {}),
})

/** The contract's schema, except that a missing range gives one complaint about the range. */
const leaveRequestSchema: Schema = {
  safeParse: (body: ReturnType<typeof leaveRequestBody> & { range?: boolean }, options) => {
    const checked = leaveBody.safeParse(body, options)
    if (checked.success || !body.range) return checked
    const isDate = ({ message }: { message: string }) => message === 'field.select_date'
    const first = checked.error.issues.find(isDate)
    const issues = checked.error.issues.flatMap((issue) =>
      isDate(issue) ? (issue === first ? [{ ...issue, message: 'leave.range' }] : []) : [issue],
    )

    return { success: false, error: { issues } }
  },
}

interface Props {
  employee: string
  /** The pending leave to change; null for a new one. */
  leave: Leave | null
  /** Another person's leave, added by a decider and approved at once. */
  added?: boolean
  /** Called after sending, before the dialog closes. */
  onDone?: () => Promise<unknown>
  close: () => void
}

/** Requests a leave, changes a pending one, or adds one for another person. */
export default function LeaveDialog({ employee, leave, added, onDone, close }: Props) {
  const { t } = useLeaveWords()
  const { workspace } = useMember()
  const types =
    useQuery(query(leaveRulesApi.leaveTypes, { params: { ws: workspace.id } })).data?.data ?? []
  const request = useCommand(leaveApi.requestLeave, { invalidates: changedByLeave })
  const add = useCommand(leaveApi.addLeave, { invalidates: changedByLeave })
  const change = useCommand(leaveApi.changeLeave, { invalidates: changedByLeave })

  const form = useForm({
    words: useRecordWords(leaveWords),
    schema: leaveRequestSchema,
    initial: leaveRequestValuesOf(leave),
    toRequest: (typed) => ({
      ...leaveRequestBody(typed),
      range: typed.duration === 'several_days',
    }),
    submit: async (typed) => {
      const body = leaveBody.parse(leaveRequestBody(typed))

      if (leave)
        await change.send({ params: { id: employee, leaveId: leave.id }, body, shown: leave })
      else await (added ? add : request).send({ params: { id: employee }, body })

      await onDone?.()
      toast(t(leave ? 'changed' : added ? 'addLeave.done' : 'sent'))
      close()
    },
  })

  const several = form.values.duration === 'several_days'
  const type = types.find(({ id }) => id === form.values.leave_type_id)
  const offered = durationsOf(type?.smallest_part)
  const needsDocument = type?.document_required === true && !leave?.document

  const chooseType = (id: string) => {
    form.set('leave_type_id', id)

    // A type that is not taken in such parts ends their choice.
    const part = types.find((each) => each.id === id)?.smallest_part
    if (!durationsOf(part).includes(form.values.duration)) form.set('duration', 'single_day')
  }

  return (
    <FormDialog
      title={t(leave ? 'edit' : added ? 'addLeave.title' : 'request')}
      form={form}
      action={leave ? undefined : t(added ? 'addLeave.action' : 'send')}
      aside={added && <span style={{ fontSize: 12 }}>{t('addLeave.hint')}</span>}
      onClose={close}
    >
      <SelectField
        {...form.field('leave_type_id')}
        onChange={chooseType}
        required
        placeholder={t('typePlaceholder')}
        options={types.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SegmentField
        {...form.field('duration')}
        onChange={(value) => form.set('duration', value as Duration)}
        label={t('duration.label')}
        options={offered.map((value) => ({ value, label: t(`duration.${value}`) }))}
      />
      <Grid columns={several ? 'repeat(auto-fit, minmax(160px, 1fr))' : '1fr'} gap={1.5}>
        <DateField
          {...form.field('start_on')}
          required
          coming
          label={several ? t('from') : t('date')}
        />
        {several && (
          <DateField
            {...form.field('finish_on')}
            required
            coming
            label={t('to')}
            min={form.values.start_on || undefined}
          />
        )}
      </Grid>
      <LeavePart
        duration={form.values.duration}
        field={(name) => form.field(name) as FieldProps<string>}
      />
      <LeaveDays
        employee={employee}
        leave={leave?.id}
        planned={leaveRequestBody(form.values)}
        single={!several}
        pick={(from, to) => {
          form.set('start_on', from)
          form.set('finish_on', to)
        }}
      />
      <LeaveCost
        employee={employee}
        leave={leave?.id}
        planned={leaveRequestBody(form.values)}
        takes={type?.accrues}
        added={added}
        said={[form.field('start_on').error, form.field('finish_on').error, form.message]}
      />
      <TextField {...form.field('description')} required label={t('reason')} rows={2} />
      <FileField
        {...form.field('document')}
        required={needsDocument}
        hint={needsDocument ? t('documentNeeded') : undefined}
      />
    </FormDialog>
  )
}
