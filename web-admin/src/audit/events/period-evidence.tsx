import Box from '@mui/material/Box'
import { Card } from '@workledger/web-app/kit/card'
import { EvidenceButton } from '@workledger/web-app/kit/evidence-button'
import { useFormat } from '@workledger/web-app/kit/format'
import { useText } from '@workledger/web-app/kit/i18n'
import { auditTexts } from '../messages'

/** The evidence pack of the days that the list is filtered by. */
export function PeriodEvidence({ from, to }: { from: string; to: string }) {
  const t = useText(auditTexts)
  const { period } = useFormat()
  const chosen = from !== '' && to !== '' && from <= to
  return (
    <Card title={t('evidence.title')} aside={chosen && <EvidenceButton of={{ scope: 'period', from, to }} />}>
      <Box sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>
        {chosen ? t('evidence.period', { days: period(from, to) }) : t('evidence.choose')}
      </Box>
    </Card>
  )
}
