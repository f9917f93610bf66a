import type { EmployeeImportRow } from '@workledger/contracts/people/imports.lists'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { peopleWords } from '@workledger/kit/i18n/words/people'
import { StatusChip } from '@workledger/kit/ui/status-chip'

const tones = {
  running: 'accent',
  finished: 'good',
  abandoned: 'warn',
  undoing: 'accent',
  undone: 'wait',
  partly_undone: 'warn',
} as const satisfies Record<EmployeeImportRow['status'], string>

/** How an import went, by colour and word. */
export function EmployeeImportStatus({ status }: Pick<EmployeeImportRow, 'status'>) {
  const { value } = useRecordWords(peopleWords)
  return <StatusChip tone={tones[status]}>{value(status)}</StatusChip>
}
