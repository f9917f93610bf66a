import Box from '@mui/material/Box'
import { useText } from '@workledger/kit/i18n/i18n'
import { Elapsed } from '@workledger/kit/ui/figures'
import { Muted } from '@workledger/kit/ui/text'
import { timerTexts } from './messages'
import { useRunning } from './running'

/** The running timer, for the dashboard. */
export function TodayTimer() {
  const t = useText(timerTexts)
  const running = useRunning()
  if (running === undefined) return '–'
  if (!running) return <Muted component="span">{t('notRunning')}</Muted>
  const about = [running.description, running.project_name].filter(Boolean).join(' · ')

  return (
    // The end of a long name is cut, also in a page that reads the other way.
    <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', gap: 0.5 }}>
      <Elapsed since={running.start} />
      <Muted component="bdi" size={12} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {about}
      </Muted>
    </Box>
  )
}
