import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { kitTexts } from '@workledger/kit/i18n/messages'
import { toServer } from '@workledger/kit/i18n/zone-time'
import { ApiError } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { Stack } from '@workledger/kit/ui/layout'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { toastError } from '@workledger/kit/ui/toast'
import { useId, useState } from 'react'
import { useTimer } from '../commands'
import type { Away } from './away'
import { askAbout, takeAway } from './idle-store'
import { idleTexts } from './messages'
import { SplitForm } from './split-form'
import { useKeepIdle } from './use-keep-idle'

/** An entry lasts at most a day. */
const LONGEST = 24 * 3_600_000

interface Props {
  away: Away
  running: TimeEntry
  /** Keeps the form while its answer is under way. */
  hold: (away: Away | null) => void
}

/** Asks what becomes of the time away. Escape keeps it: nothing is lost. */
export function AwayDialog({ away, running, hold }: Props) {
  const [t, tk] = [useText(idleTexts), useText(kitTexts)]
  const { employee } = useMember()
  const timer = useTimer()
  const title = useId()
  const [splitting, setSplitting] = useState(false)
  const [from, to] = [toServer(away.from), toServer(away.to)]
  const time = useTimes(away)
  const name = running.description || tk('timer.noDescription')
  const keepIdle = useKeepIdle()
  const keep = () => void (takeAway(employee.id, away) && keepIdle(running, away))

  /** Answers once, whichever tab is first. A refused answer asks again. */
  const end = async (goOn: boolean) => {
    if (!takeAway(employee.id, away)) return

    try {
      await timer.endAway(running, { from, to, goOn })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      askAbout(employee.id, away)
      toastError(error)
    }
  }

  return (
    <Dialog open onClose={keep} fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title}>{t('title')}</DialogTitle>
      <DialogContent sx={{ pb: 3 }}>
        <Box sx={{ mb: 2 }}>
          {t('text', { name, from: time.from, to: time.to, length: time.length })}
        </Box>
        {splitting ? (
          <SplitForm away={away} running={running} hold={hold} back={() => setSplitting(false)} />
        ) : (
          <Stack gap={1}>
            <Choice first title={t('keep')} text={t('keepText')} run={keep} />
            <Choice
              title={t('discard')}
              text={t('discardText', { from: time.from })}
              run={() => void end(false)}
            />
            <Choice
              title={t('goOn')}
              text={t('goOnText', { from: time.from, to: time.to })}
              run={() => void end(true)}
            />
            {away.to - away.from <= LONGEST && (
              <Choice title={t('split')} text={t('splitText')} run={() => setSplitting(true)} />
            )}
          </Stack>
        )}
      </DialogContent>
    </Dialog>
  )
}

/** The times of the question in the reader's words; with days, if they are not today's. */
function useTimes({ from, to }: Away) {
  const { time, moment, hours } = useFormat()
  const written = to - from < LONGEST / 2 ? time : moment

  return {
    from: written(toServer(from)),
    to: written(toServer(to)),
    length: hours(Math.floor((to - from) / 1000)),
  }
}

interface ChoiceProps {
  title: string
  text: string
  run: () => void
  /** It has the focus at first. */
  first?: boolean
}

const Choice = ({ title, text, run, first = false }: ChoiceProps) => (
  <Button
    autoFocus={first}
    variant="outlined"
    onClick={run}
    sx={{ display: 'block', py: 1, textAlign: 'start', whiteSpace: 'normal' }}
  >
    <Strong component="span" sx={{ display: 'block' }}>
      {title}
    </Strong>
    <Muted component="span" size={12} sx={{ display: 'block' }}>
      {text}
    </Muted>
  </Button>
)
