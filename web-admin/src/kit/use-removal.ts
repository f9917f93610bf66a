import { pair } from '@workledger/kit/i18n/pair'
import { useMember } from '@workledger/kit/net/current'
import { confirm } from '@workledger/kit/ui/confirm'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from './use-command'

/** Commands that remove one record of the workspace. */
type Removal =
  | 'deleteAuditFilter'
  | 'deleteCustomFieldType'
  | 'deleteExpenseApprovalRule'
  | 'deleteLeaveApprovalRule'
  | 'deleteTimesheetApprovalRule'
  | 'deleteLeavePolicy'
  | 'deleteLeaveType'
  | 'deleteHoliday'
  | 'removeOffice'
  | 'removeDepartment'
  | 'removeDesignation'
  | 'removeRole'
  | 'removeChecklistTemplate'
  | 'deleteCompanyEvent'
  | 'deleteClient'
  | 'deleteDevice'
  | 'deleteSurvey'
  | 'removeServiceAccount'

interface RemovalWords<R> {
  title: (name: string) => string
  text: string | ((row: R) => string)
  action: string
  done: string
  /** Shown before the server's reason. */
  failed?: string
}

interface RemovedRecord {
  id: string
  name: string
}

/** Removes a record after a question. */
export function useRemoval<R extends RemovedRecord>(
  command: Removal,
  { title, text, action, done, failed }: RemovalWords<R>,
) {
  const { workspace } = useMember()

  const remove = useConsoleCommand(command, {
    onDone: () => void toast(done),
    onError: (error) =>
      void (failed ? toast({ text: pair(failed, error.message), tone: 'bad' }) : toastError(error)),
  })

  return async (row: R) => {
    const question = {
      title: title(row.name),
      text: typeof text === 'string' ? text : text(row),
      action,
      danger: true,
    }
    if (await confirm(question)) remove.run({ params: { ws: workspace.id, id: row.id } })
  }
}
