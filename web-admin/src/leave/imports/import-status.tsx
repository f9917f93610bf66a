import type { LeaveImportRow } from '@workledger/contracts/leave/leave-imports.lists'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { leaveWords } from '@workledger/kit/i18n/words/leave'
import { StatusChip } from '@workledger/kit/ui/status-chip'

const tones = {
  running: 'accent',
  finished: 'good',
  interrupted: 'warn',
  undone: 'wait',
  partly_undone: 'warn',
} as const satisfies Record<LeaveImportRow['status'], string>

/** How an import went, by colour and word. */
export function LeaveImportStatus({ status }: Pick<LeaveImportRow, 'status'>) {
  const { value } = useRecordWords(leaveWords)
  return <StatusChip tone={tones[status]}>{value(status)}</StatusChip>
}
