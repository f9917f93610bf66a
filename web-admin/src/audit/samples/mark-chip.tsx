import type { SampleMark } from '@workledger/contracts/samples/sample-kinds'
import { useText } from '@workledger/kit/i18n/i18n'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { samplesTexts } from './messages'

const markTones = { pass: 'good', exception: 'bad', note: 'warn' } as const

/** The auditor's mark of an item. */
export function MarkChip({ mark }: { mark: SampleMark | null }) {
  const t = useText(samplesTexts)
  return (
    <StatusChip tone={mark ? markTones[mark] : 'wait'}>{t(`mark.${mark ?? 'open'}`)}</StatusChip>
  )
}
