import { attendanceApi, removalForm } from '@workledger/contracts/attendance/attendance.api'
import { TextField } from '../../form/fields'
import { useForm } from '../../form/form'
import { FormDialog } from '../../form/form-dialog'
import { useText } from '../../i18n/i18n'
import { useRecordWords } from '../../i18n/record-words'
import { attendanceWords } from '../../i18n/words/attendance'
import { useCommand } from '../../net/query'
import { toast } from '../../ui/toast'
import { changedByAttendance } from './changes'
import { sharedAttendanceTexts } from './messages'
import { type Shift, useTimes } from './times'

/** Requests the removal of the employee's own shift, with a reason. */
export default function RemovalDialog({
  employee,
  shift,
  close,
}: {
  employee: string
  shift: Shift
  close: () => void
}) {
  const t = useText(sharedAttendanceTexts)
  const times = useTimes()
  const propose = useCommand(attendanceApi.proposeCorrection, { invalidates: changedByAttendance })

  const form = useForm({
    words: useRecordWords(attendanceWords),
    schema: removalForm,
    initial: { reason: '' },
    submit: async ({ reason }) => {
      await propose.send({
        params: { id: employee },
        body: { kind: 'remove', attendance_id: shift.id, reason },
      })

      toast(t('proposed'))
      close()
    },
  })

  return (
    <FormDialog
      title={t('shift.proposeRemove')}
      form={form}
      action={t('shift.propose')}
      onClose={close}
    >
      <span>{times(shift, shift.zone)}</span>
      <TextField
        {...form.field('reason')}
        required
        autoFocus
        hint={t('shift.reasonHint')}
        rows={3}
      />
    </FormDialog>
  )
}
