import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useActions } from '../kit/actions'
import { useProductPath } from '../kit/app-link'
import { useElapsed } from '../kit/figures'
import { longClock } from '../kit/format'
import { useText } from '../kit/i18n'
import { Icon } from '../kit/icon'
import { TimerChip } from '../kit/shell/timer-chip'
import { useTimerTitle } from '../kit/title'
import { useTimer } from './commands'
import { useLiveEntries } from './entry-cache'
import { timerTexts } from './messages'
import { useRunning } from './running'

const StartDialog = lazy(() => import('./start-dialog'))

/** The timer in the header of every page: what runs and its end, or a way to begin. */
export default function HeaderTimer() {
  const t = useText(timerTexts)
  const running = useRunning()
  const timer = useTimer()
  const here = useProductPath()
  const [asking, setAsking] = useState(false)
  useLiveEntries()
  useActions([
    {
      id: 'timer-toggle',
      label: t(running ? 'stopTimer' : 'startTimer'),
      keys: 't',
      group: t('page'),
      icon: 'timer',
      run: () => (running ? void timer.stop(running) : setAsking(true)),
    },
  ])
  return (
    <>
      {running ? (
        <>
          <TimerChip
            since={running.start}
            description={running.description}
            project={running.project_name}
            onStop={() => void timer.stop(running)}
            busy={timer.busy}
            quiet={here === '/timer'}
          />
          <RunningTitle since={running.start} description={running.description} />
        </>
      ) : (
        <Button aria-label={t('startTimer')} aria-keyshortcuts="t" title={t('startTimer')} onClick={() => setAsking(true)} sx={{ px: 1 }}>
          <Icon name="play" />
        </Button>
      )}
      {/* The timer is shown at once; the dialog stays until the server has answered, so that a refusal finds what was typed. */}
      <Suspense>{asking && <StartDialog close={() => setAsking(false)} />}</Suspense>
    </>
  )
}

/** Elapsed time and description in the browser's tab, each second. */
function RunningTitle({ since, description }: { since: string; description: string }) {
  useTimerTitle(`${longClock(useElapsed(since))} ${description}`.trim())
  return null
}
