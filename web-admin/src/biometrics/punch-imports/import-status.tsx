import type { PunchImportRow } from '@workledger/contracts/biometrics/punch-imports.lists'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { biometricsWords } from '@workledger/kit/i18n/words/biometrics'
import { StatusChip } from '@workledger/kit/ui/status-chip'

const tones = {
  running: 'accent',
  finished: 'good',
  interrupted: 'warn',
  undone: 'wait',
  partly_undone: 'warn',
} as const satisfies Record<PunchImportRow['status'], string>

/** How an import went, by colour and word. */
export function PunchImportStatus({ status }: Pick<PunchImportRow, 'status'>) {
  const { value } = useRecordWords(biometricsWords)
  return <StatusChip tone={tones[status]}>{value(status)}</StatusChip>
}
