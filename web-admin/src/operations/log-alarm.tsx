import Box from '@mui/material/Box'
import type { Installation } from '@workledger/contracts/operations/operations.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Card } from '@workledger/kit/ui/card'
import { Icon } from '@workledger/kit/ui/icon'
import { Row } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { operationsTexts } from './messages'

const SHOWN = 10

/** The reason why nothing is written: the finding in the event log, and the operator's remedy. */
export function LogAlarm({ alarm }: { alarm: NonNullable<Installation['alarm']> }) {
  const t = useText(operationsTexts)
  const { moment, number } = useFormat()
  const shown = alarm.findings.slice(0, SHOWN)
  const more = alarm.findings_total - shown.length

  return (
    <Card title={<AlarmTitle />} note={t('since', { at: moment(alarm.raised_at) })} padded>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{alarm.sentence}</bdi>
        {shown.length > 0 && (
          <Box component="ul" sx={{ my: 1, paddingInlineStart: 2.5 }}>
            {shown.map(({ kind, position, explanation }) => (
              <li key={`${kind} ${position}`}>
                {t(`log.finding.${kind}`, { position: number(Number(position)) })}{' '}
                <Muted component="bdi">{explanation}</Muted>
              </li>
            ))}
            {more > 0 && <li>{t('log.more', { count: more })}</li>}
          </Box>
        )}
        <Muted sx={{ mt: 1 }}>{t('log.whatToDo')}</Muted>
        <Box component="code" className="ltr" sx={{ display: 'block', mt: 1 }}>
          npm run verify
        </Box>
      </Box>
    </Card>
  )
}

/** For administrators of a workspace, who cannot mend it. */
export function ReadOnlyCard() {
  const t = useText(operationsTexts)
  return (
    <Card title={<AlarmTitle />} padded>
      {t('log.forAdmins')}
    </Card>
  )
}

function AlarmTitle() {
  const t = useText(operationsTexts)
  return (
    <Row component="span" inline gap={1} sx={{ color: 'tone.bad' }}>
      <Icon name="warning" /> {t('log.title')}
    </Row>
  )
}
