import { StatusChip } from '@workledger/kit/ui/status-chip'

const tones = {
  running: 'accent',
  finished: 'good',
  interrupted: 'warn',
  abandoned: 'warn',
  undoing: 'accent',
  undone: 'wait',
  partly_undone: 'warn',
} as const

/** How an import can be. */
export type ImportStatusName = keyof typeof tones

/** How an import went, by colour and word. */
export function ImportStatus<S extends ImportStatusName>({
  status,
  word,
}: {
  status: S
  word: (status: S) => string
}) {
  return <StatusChip tone={tones[status]}>{word(status)}</StatusChip>
}
