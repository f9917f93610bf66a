import Box from '@mui/material/Box'
import type { Installation } from '@workledger/contracts/operations/operations.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Card } from '@workledger/kit/ui/card'
import { Icon } from '@workledger/kit/ui/icon'
import { operationsTexts } from './messages'

const SHOWN = 10

/** Why nothing is written: what was found in the event log, and what an operator does about it. */
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
                <Box component="bdi" sx={{ color: 'text.secondary' }}>
                  {explanation}
                </Box>
              </li>
            ))}
            {more > 0 && <li>{t('log.more', { count: more })}</li>}
          </Box>
        )}
        <Box sx={{ color: 'text.secondary', mt: 1 }}>{t('log.whatToDo')}</Box>
        <Box component="code" className="ltr" sx={{ display: 'block', mt: 1 }}>
          npm run verify
        </Box>
      </Box>
    </Card>
  )
}

/** For admins of a workspace, who cannot do anything about it. */
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
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: 'tone.bad' }}
    >
      <Icon name="warning" /> {t('log.title')}
    </Box>
  )
}
