import { taskLogFields } from '@workledger/contracts/attendance/attendance.api'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { attendanceWords } from '@workledger/kit/i18n/words/attendance'
import type { ApiError } from '@workledger/kit/net/client'
import { toast } from '@workledger/kit/ui/toast'
import { type CurrentAttendance, isForgotten, useCheck } from './current-attendance'
import { attendanceTexts } from './messages'
import { useTaskLog } from './task-log'

const checkOutSchema = taskLogFields
  .pick({ check_out_done_task: true, check_out_tomorrow_task: true })
  .required()

interface Props {
  attendance: CurrentAttendance
  /** Called when it comes too late. */
  onForgotten: (error: ApiError) => void
  close: () => void
}

/**
 * The work done and the next plan. The log is written before the check-out, so that no check-out
 * lacks it.
 */
export default function CheckOutDialog({ attendance, onForgotten, close }: Props) {
  const t = useText(attendanceTexts)
  const check = useCheck()
  const log = useTaskLog()
  const { check_in_task, check_out_done_task, check_out_tomorrow_task } = attendance.attendance_task

  const form = useForm({
    words: useRecordWords(attendanceWords),
    schema: checkOutSchema,
    initial: {
      check_out_done_task: check_out_done_task ?? '',
      check_out_tomorrow_task: check_out_tomorrow_task ?? '',
    },
    submit: async (tasks) => {
      await log(attendance, tasks)

      try {
        await check.checkOut()
        toast(t('out.saved'))
      } catch (error) {
        if (!isForgotten(error)) throw error
        onForgotten(error)
      }

      close()
    },
  })

  return (
    <FormDialog title={t('out.title')} form={form} action={t('checkOut')} onClose={close}>
      <TextField
        {...form.field('check_out_done_task')}
        required
        autoFocus
        rows={3}
        hint={
          check_in_task && (
            <span style={{ whiteSpace: 'pre-line' }}>
              {t('out.planned', { plan: check_in_task })}
            </span>
          )
        }
      />
      <TextField {...form.field('check_out_tomorrow_task')} required rows={3} />
    </FormDialog>
  )
}
