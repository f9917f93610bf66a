import { taskLogFields } from '@workledger/contracts/attendance/attendance.api'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { toast } from '@workledger/kit/ui/toast'
import { useRef } from 'react'
import { useCheck } from './current-attendance'
import { attendanceTexts } from './messages'
import { type Logged, useTaskLog } from './task-log'

const planSchema = taskLogFields.pick({ check_in_task: true }).required()

interface Props {
  title: string
  /** Null if saving also checks in. */
  attendance: Logged | null
  plan: string
  close: () => void
}

/** The plan for the day: requested at check-in, and editable while checked in. */
export default function PlanDialog({ title, attendance, plan, close }: Props) {
  const t = useText(attendanceTexts)
  const check = useCheck()
  const log = useTaskLog()
  // If the check-in succeeded and the log failed, saving again only writes the log.
  const entered = useRef(attendance)

  const form = useForm({
    schema: planSchema,
    initial: { check_in_task: plan },
    submit: async ({ check_in_task }) => {
      entered.current ??= await check.checkIn()
      await log(entered.current, { check_in_task })
      toast(t('planned.saved'))
      close()
    },
  })

  return (
    <FormDialog
      title={title}
      form={form}
      action={attendance ? undefined : t('checkIn')}
      onClose={close}
    >
      <TextField
        {...form.field('check_in_task')}
        required
        autoFocus
        label={t('planned.field')}
        rows={4}
      />
    </FormDialog>
  )
}
