import type { TimeImportRow } from '@workledger/contracts/time-tracking/time-imports.lists'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { timeTrackingWords } from '@workledger/kit/i18n/words/time-tracking'
import { StatusChip } from '@workledger/kit/ui/status-chip'

const tones = {
  running: 'accent',
  finished: 'good',
  interrupted: 'warn',
  undone: 'wait',
  partly_undone: 'warn',
} as const satisfies Record<TimeImportRow['status'], string>

/** How an import went, by colour and word. */
export function ImportStatus({ status }: Pick<TimeImportRow, 'status'>) {
  const { value } = useRecordWords(timeTrackingWords)
  return <StatusChip tone={tones[status]}>{value(status)}</StatusChip>
}
