import { useQuery } from '@tanstack/react-query'
import { type Leave, leaveApi, leaveBody } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { SegmentField, SelectField } from '../../form/choice-fields'
import { DateField } from '../../form/day-field'
import { TextField } from '../../form/fields'
import { FileField } from '../../form/file-field'
import { type Schema, useForm } from '../../form/form'
import { FormDialog } from '../../form/form-dialog'
import { useRecordWords } from '../../i18n/record-words'
import { leaveWords } from '../../i18n/words/leave'
import { useMember } from '../../net/current'
import { query, useCommand } from '../../net/query'
import { Grid } from '../../ui/layout'
import { toast } from '../../ui/toast'
import { changedByLeave } from './invalidates'
import { LeaveCost } from './leave-cost'
import { LeaveDays } from './leave-days'
import { useLeaveWords } from './leave-words'

const durations = ['several_days', 'single_day', 'first_half', 'second_half'] as const

type Duration = (typeof durations)[number]

interface LeaveRequestValues {
  leave_type_id: string
  duration: Duration
  start_on: string
  finish_on: string
  description: string
  document: File | null
}

const isHalf = (duration: Duration) => duration === 'first_half' || duration === 'second_half'

const durationOf = (leave: Leave): Duration =>
  leave.half_day ?? (leave.start_on === leave.finish_on ? 'single_day' : 'several_days')

const leaveRequestValuesOf = (leave: Leave | null): LeaveRequestValues =>
  leave
    ? {
        leave_type_id: leave.leave_type_id,
        duration: durationOf(leave),
        start_on: leave.start_on,
        finish_on: leave.finish_on,
        description: leave.description ?? '',
        document: null,
      }
    : {
        leave_type_id: '',
        duration: 'several_days',
        start_on: '',
        finish_on: '',
        description: '',
        document: null,
      }

/** One date for a day or half a day, two for several. */
const leaveRequestBody = ({ duration, document, ...typed }: LeaveRequestValues) => ({
  ...typed,
  finish_on: duration === 'several_days' ? typed.finish_on : typed.start_on,
  half_day: duration === 'first_half' || duration === 'second_half' ? duration : null,
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
      const body = leaveRequestBody(typed)

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
  const offered = type?.half_days === false ? durations.filter((each) => !isHalf(each)) : durations
  const needsDocument = type?.document_required === true && !leave?.document

  const chooseType = (id: string) => {
    form.set('leave_type_id', id)

    // A type in whole days ends the choice of half a day.
    if (types.find((each) => each.id === id)?.half_days === false && isHalf(form.values.duration))
      form.set('duration', 'single_day')
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
