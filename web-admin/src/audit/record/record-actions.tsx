import { type EvidenceOf, useEvidence } from '@workledger/kit/history/evidence-button'
import { useText } from '@workledger/kit/i18n/i18n'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { auditTexts } from '../messages'
import type { RecordAnswer } from './as-it-was'
import type { RecordMoments } from './use-record-moments'

const ofPack = { payrun: 'payrun', invoice: 'invoice', leave: 'leaves' } as const

const evidenceOf = (category: string, stream: string): EvidenceOf | null =>
  category in ofPack
    ? { scope: ofPack[category as keyof typeof ofPack], id: stream.slice(category.length + 1) }
    : null

interface Props {
  moments: RecordMoments
  newest: RecordAnswer
}

/** The comparison of two moments, the record's evidence, and the way back to its present state. */
export function RecordActions({ moments, newest: { record, revision } }: Props) {
  const t = useText(auditTexts)
  const { stream, asked, at, compared, go } = moments
  const evidence = evidenceOf(record.category, stream)

  const pack = useEvidence(evidence)

  usePageActions({
    secondary: [
      {
        label: t(compared === null ? 'record.compare' : 'record.stopComparing'),
        pressed: compared !== null,
        disabled: revision === 0,
        run: () => go(compared === null ? { at, with: Math.max(0, at - 1) } : { with: null }),
      },
      record.category === 'payrun' && {
        label: t('record.lastRun'),
        to: `/admin/payroll/${stream.slice('payrun-'.length)}?tab=changes`,
      },
      pack && { label: pack.label, icon: 'download', busy: pack.busy, run: pack.get },
      (asked !== null || compared !== null) && {
        label: t('record.exit'),
        icon: 'close',
        run: () => go({ at: null, with: null }),
      },
    ],
  })

  return null
}
