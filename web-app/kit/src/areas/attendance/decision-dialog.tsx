import Box from '@mui/material/Box'
import { attendanceApi, decisionForm } from '@workledger/contracts/attendance/attendance.api'
import type { AttendanceCorrection } from '@workledger/contracts/attendance/attendance.lists'
import { TextField } from '../../form/fields'
import { useForm } from '../../form/form'
import { FormDialog } from '../../form/form-dialog'
import { useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { useRecordWords } from '../../i18n/record-words'
import { attendanceWords } from '../../i18n/words/attendance'
import { useCommand } from '../../net/query'
import { Facts } from '../../ui/facts'
import { toast } from '../../ui/toast'
import { changedByAttendance } from './changes'
import { sharedAttendanceTexts } from './messages'
import { ShiftTimes } from './shift-times'

interface Props {
  correction: AttendanceCorrection
  approved: boolean
  close: () => void
}

/** Approves or rejects a correction. Shows its changes and a field for a comment. */
export default function DecisionDialog({ correction, approved, close }: Props) {
  const t = useText(sharedAttendanceTexts)
  const { day } = useFormat()
  const decide = useCommand(attendanceApi.decideCorrection, { invalidates: changedByAttendance })
  const { id, employee_id, name, was, becomes, zone, reason } = correction

  const form = useForm({
    words: useRecordWords(attendanceWords),
    schema: decisionForm,
    initial: { comment: '' },
    submit: async ({ comment }) => {
      await decide.send({
        params: { id: employee_id, correctionId: id },
        body: { approved, rejected: !approved, comment },
        shown: correction,
      })

      toast(t(approved ? 'corrections.approved_done' : 'corrections.rejected_done', { name }))
      close()
    },
  })

  return (
    <FormDialog
      title={t(approved ? 'corrections.approveTitle' : 'corrections.rejectTitle')}
      form={form}
      action={t(approved ? 'corrections.approve' : 'corrections.reject')}
      onClose={close}
    >
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '8px' }}>
        <Facts
          items={[
            [t('corrections.employee'), name],
            [t('corrections.day'), day(correction.day)],
            [t('corrections.before'), <ShiftTimes key="was" shift={was} zone={zone} />],
            [t('corrections.after'), <ShiftTimes key="becomes" shift={becomes} zone={zone} />],
            [t('corrections.reason'), reason],
          ]}
        />
      </Box>
      <TextField
        {...form.field('comment')}
        autoFocus
        hint={t('corrections.commentHint')}
        rows={2}
      />
    </FormDialog>
  )
}
