import type { DocumentImportRow } from '@workledger/contracts/documents/document-imports.lists'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { documentsWords } from '@workledger/kit/i18n/words/documents'
import { StatusChip } from '@workledger/kit/ui/status-chip'

const tones = {
  running: 'accent',
  finished: 'good',
  interrupted: 'warn',
  undone: 'wait',
  partly_undone: 'warn',
} as const satisfies Record<DocumentImportRow['status'], string>

/** How an import went, by colour and word. */
export function DocumentImportStatus({ status }: Pick<DocumentImportRow, 'status'>) {
  const { value } = useRecordWords(documentsWords)
  return <StatusChip tone={tones[status]}>{value(status)}</StatusChip>
}
