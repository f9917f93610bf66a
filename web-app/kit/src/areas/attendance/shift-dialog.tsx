import {
  attendanceApi,
  proposalForm,
  shiftForm,
} from '@workledger/contracts/attendance/attendance.api'
import { SelectField } from '../../form/choice-fields'
import { DateField } from '../../form/day-field'
import { TextField } from '../../form/fields'
import { useForm } from '../../form/form'
import { FormDialog } from '../../form/form-dialog'
import { TimeField } from '../../form/time-field'
import { shownZone } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { useRecordWords } from '../../i18n/record-words'
import { attendanceWords } from '../../i18n/words/attendance'
import { useCommand } from '../../net/query'
import { Grid } from '../../ui/layout'
import { Muted } from '../../ui/text'
import { toast } from '../../ui/toast'
import { BreaksField } from './breaks-field'
import { changedByAttendance } from './changes'
import { sharedAttendanceTexts } from './messages'
import { type Shift, useTimes } from './times'
import { type TypedShift, typedFrom, typedTimes } from './typed-shift'

interface Props {
  employee: string
  day: string
  /** The shifts to choose from; empty for a new one. */
  shifts: readonly Shift[]
  /** Changes at once instead of proposing. */
  direct: boolean
  close: () => void
}

/** Adds, changes or proposes a shift of a day. Times are in the zone by which the day was cut. */
export default function ShiftDialog({ employee, day, shifts, direct, close }: Props) {
  const t = useText(sharedAttendanceTexts)
  const times = useTimes()
  const options = { invalidates: changedByAttendance }
  const add = useCommand(attendanceApi.addAttendance, options)
  const correct = useCommand(attendanceApi.correctAttendance, options)
  const propose = useCommand(attendanceApi.proposeCorrection, options)
  const only = shifts.length === 1 ? shifts[0] : undefined
  const adding = shifts.length === 0

  const words = useRecordWords(attendanceWords)
  const form = useForm<TypedShift & { reason: string }, undefined, typeof words>({
    words,
    schema: direct ? shiftForm : proposalForm,
    initial: { ...typedFrom(only, day), entry: adding ? 'new' : (only?.id ?? ''), reason: '' },
    fieldOf: { in_at: 'in_time', out_at: 'out_time', attendance_id: 'entry' },
    submit: async (typed) => {
      const shift = shifts.find(({ id }) => id === typed.entry)
      const body = typedTimes(typed, shift, shift?.zone ?? shownZone())
      const params = { id: employee }

      if (!direct) {
        const what = shift
          ? { kind: 'change' as const, attendance_id: shift.id }
          : { kind: 'add' as const }
        await propose.send({ params, body: { ...what, ...body, reason: typed.reason } })
      } else if (shift)
        await correct.send({ params: { ...params, attId: shift.id }, body, shown: shift })
      else await add.send({ params, body })

      toast(t(direct ? 'updated' : 'proposed'))
      close()
    },
  })

  const choose = (entry: string) => {
    const shift = shifts.find(({ id }) => id === entry)

    for (const [name, value] of Object.entries({ ...typedFrom(shift, day), entry }))
      form.set(name as keyof TypedShift, value as never)
  }

  const chosen = adding || form.values.entry !== ''
  const zone = shifts.find(({ id }) => id === form.values.entry)?.zone ?? shownZone()

  const title = adding
    ? direct
      ? 'shift.add'
      : 'shift.proposeAdd'
    : direct
      ? 'shift.edit'
      : 'shift.proposeEdit'

  return (
    <FormDialog
      title={t(title)}
      form={form}
      action={direct ? undefined : t('shift.propose')}
      onClose={close}
    >
      {shifts.length > 1 && (
        <SelectField
          {...form.field('entry')}
          onChange={choose}
          required
          label={t('shift.entry')}
          options={shifts.map((shift) => ({ value: shift.id, label: times(shift, shift.zone) }))}
        />
      )}
      <Grid columns={{ xs: '1fr', sm: '1fr 1fr' }} gap={1.75}>
        <DateField {...form.field('in_date')} disabled required label={t('shift.inDate')} />
        <TimeField
          {...form.field('in_time')}
          disabled={!chosen}
          required
          label={t('shift.inTime')}
        />
        <DateField
          {...form.field('out_date')}
          disabled={!chosen}
          required
          label={t('shift.outDate')}
          min={day}
        />
        <TimeField
          {...form.field('out_time')}
          disabled={!chosen}
          required
          label={t('shift.outTime')}
        />
      </Grid>
      <BreaksField {...form.field('breaks')} mayPay={direct} disabled={!chosen} />
      {!direct && (
        <TextField {...form.field('reason')} required hint={t('shift.reasonHint')} rows={2} />
      )}
      {zone !== shownZone() && <Muted size={12}>{t('shift.zone', { zone })}</Muted>}
    </FormDialog>
  )
}
