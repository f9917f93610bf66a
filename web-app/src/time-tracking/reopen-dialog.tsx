import { decisionFields, timesheetsApi } from '@workledger/contracts/time-tracking/timesheets.api'
import type { TimesheetRow } from '@workledger/contracts/time-tracking/timesheets.lists'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { timeTrackingWords } from '@workledger/kit/i18n/words/time-tracking'
import type { AnyEndpoint } from '@workledger/kit/net/client'
import { useCommand } from '@workledger/kit/net/query'
import { toast } from '@workledger/kit/ui/toast'
import { sheetTexts } from './timesheet-words/messages'

interface Props {
  timesheet: TimesheetRow
  changed: readonly AnyEndpoint[]
  close: () => void
}

/** Opens an approved week again, with a comment for the employee. */
export default function ReopenDialog({ timesheet, changed, close }: Props) {
  const ts = useText(sheetTexts)
  const reopen = useCommand(timesheetsApi.reopenTimesheet, { invalidates: changed })

  const form = useForm({
    words: useRecordWords(timeTrackingWords),
    schema: decisionFields,
    initial: { comment: '' },
    submit: async ({ comment }) => {
      await reopen.send({
        params: { id: timesheet.employee_id, timesheetId: timesheet.id },
        body: { comment },
        shown: timesheet,
      })

      toast(ts('reopened'))
      close()
    },
  })

  return (
    <FormDialog title={ts('reopenTitle')} form={form} action={ts('reopen')} onClose={close}>
      <TextField {...form.field('comment')} autoFocus required hint={ts('reopenHint')} rows={3} />
    </FormDialog>
  )
}
