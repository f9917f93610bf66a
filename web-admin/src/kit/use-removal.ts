import { confirm } from '@workledger/web-app/kit/confirm'
import { useMember } from '@workledger/web-app/kit/current'
import { toast, toastError } from '@workledger/web-app/kit/toast'
import { useConsoleCommand } from './use-command'

/** Commands that remove one record of the workspace. */
type Removal =
  | 'deleteAuditFilter'
  | 'deleteCustomFieldType'
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
interface Words {
  title: (name: string) => string
  text: string
  action: string
  done: string
  /** Said before the server's reason. */
  failed?: string
}

/** Removes a record once somebody has said yes to that. */
export function useRemoval(command: Removal, { title, text, action, done, failed }: Words) {
  const { workspace } = useMember()
  const remove = useConsoleCommand(command, {
    onDone: () => void toast(done),
    onError: (error) => void (failed ? toast({ text: `${failed}: ${error.message}`, tone: 'bad' }) : toastError(error)),
  })
  return async ({ id, name }: { id: string; name: string }) => {
    if (await confirm({ title: title(name), text, action, danger: true })) remove.run({ params: { ws: workspace.id, id } })
  }
}
