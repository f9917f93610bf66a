import { EvidenceButton } from '@workledger/kit/history/evidence-button'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Card } from '@workledger/kit/ui/card'
import { Muted } from '@workledger/kit/ui/text'
import { auditTexts } from '../messages'

/** The evidence pack of the filtered days. */
export function PeriodEvidence({ from, to }: { from: string; to: string }) {
  const t = useText(auditTexts)
  const { period } = useFormat()
  const chosen = from !== '' && to !== '' && from <= to

  return (
    <Card
      title={t('evidence.title')}
      aside={chosen && <EvidenceButton of={{ scope: 'period', from, to }} />}
    >
      <Muted sx={{ px: 2, py: 1.5 }}>
        {chosen ? t('evidence.period', { days: period(from, to) }) : t('evidence.choose')}
      </Muted>
    </Card>
  )
}
