import Button from '@mui/material/Button'
import { EvidenceButton, type EvidenceOf } from '@workledger/kit/history/evidence-button'
import { useText } from '@workledger/kit/i18n/i18n'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Icon } from '@workledger/kit/ui/icon'
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

  return (
    <>
      <Button
        aria-pressed={compared !== null}
        onClick={() => go(compared === null ? { at, with: Math.max(0, at - 1) } : { with: null })}
        disabled={revision === 0}
      >
        {t(compared === null ? 'record.compare' : 'record.stopComparing')}
      </Button>
      {record.category === 'payrun' && (
        <Button
          component={AppLink}
          to={`/admin/payroll/${stream.slice('payrun-'.length)}?tab=changes`}
        >
          {t('record.lastRun')}
        </Button>
      )}
      {evidence && <EvidenceButton of={evidence} quiet={false} />}
      {(asked !== null || compared !== null) && (
        <Button startIcon={<Icon name="close" />} onClick={() => go({ at: null, with: null })}>
          {t('record.exit')}
        </Button>
      )}
    </>
  )
}
