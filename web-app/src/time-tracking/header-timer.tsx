import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { longClock } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { session } from '@workledger/kit/net/session'
import { whenQuiet } from '@workledger/kit/net/when-idle'
import { useTimerTitle } from '@workledger/kit/shell/title'
import { useActions } from '@workledger/kit/ui/actions'
import { useProductPath } from '@workledger/kit/ui/app-link'
import { useElapsed } from '@workledger/kit/ui/figures'
import { Icon } from '@workledger/kit/ui/icon'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTimer } from './commands'
import { useLiveEntries } from './entry-cache'
import { useIdleMinutes } from './idle/idle-minutes'
import { timerTexts } from './messages'
import { useWaiting } from './offline/waiting'
import { useRunning } from './running'
import { TimerChip } from './timer-chip'

const StartDialog = lazy(() => import('./start-dialog'))
const offlineNote = () => import('./offline/offline-note')
const OfflineNote = lazy(offlineNote)
const keepChange = () => import('./offline/keep-change')
const IdleWatch = lazy(() => import('./idle/idle-watch'))
const paletteSteps = () => import('./palette/timer-steps')

/** What the palette sets of the running timer. */
const steps = [
  { id: 'project', part: 'ProjectStep', icon: 'projects' },
  { id: 'task', part: 'TaskStep', icon: 'checklists' },
  { id: 'tags', part: 'TagsStep', icon: 'edit' },
] as const

/** The timer in every page's header: the running work with its stop button, or a start button. */
export default function HeaderTimer() {
  const t = useText(timerTexts)
  const running = useRunning()
  const timer = useTimer()
  const here = useProductPath()
  const [asking, setAsking] = useState(false)
  const { employee } = useMember()
  const kept = useWaiting(employee.id)
  // A sign-in as another person asks nothing in that person's name.
  const asks = useIdleMinutes(employee.id) > 0 && session.get().own === null
  const client = useQueryClient()
  useLiveEntries()

  // Without a connection they could not be loaded any more.
  useEffect(() => {
    return whenQuiet(client, () => {
      for (const load of [offlineNote, keepChange, paletteSteps]) void load().catch(() => {})
    })
  }, [client])

  useActions([
    {
      id: 'timer-toggle',
      label: t(running ? 'stopTimer' : 'startTimer'),
      keys: 't',
      group: t('page'),
      icon: 'timer',
      run: () => (running ? void timer.stop(running) : setAsking(true)),
    },
    {
      id: 'timer-favourite',
      label: t('palette.favourite'),
      group: t('page'),
      icon: 'play',
      step: () => paletteSteps().then(({ FavouriteStep }) => ({ default: FavouriteStep })),
    },
    ...steps
      .filter(() => running)
      .map(({ id, part, icon }) => ({
        id: `timer-${id}`,
        label: t(`palette.${id}`),
        group: t('page'),
        icon,
        step: () => paletteSteps().then((found) => ({ default: found[part] })),
      })),
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
        <Button
          aria-label={t('startTimer')}
          aria-keyshortcuts="t"
          title={t('startTimer')}
          onClick={() => setAsking(true)}
          sx={{ px: 1 }}
        >
          <Icon name="play" />
        </Button>
      )}
      {/* The timer shows at once; the dialog stays for the answer: a refusal keeps the text. */}
      <Suspense>{kept !== '0/0' && <OfflineNote />}</Suspense>
      <Suspense>{running && asks && <IdleWatch running={running} />}</Suspense>
      <Suspense>{asking && <StartDialog close={() => setAsking(false)} />}</Suspense>
    </>
  )
}

/** Elapsed time and description in the browser's tab, each second. */
function RunningTitle({ since, description }: { since: string; description: string }) {
  useTimerTitle(`${longClock(useElapsed(since))} ${description}`.trim())
  return null
}
