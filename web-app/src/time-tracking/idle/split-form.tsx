import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { toServer } from '@workledger/kit/i18n/zone-time'
import { ApiError } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Row, Stack } from '@workledger/kit/ui/layout'
import { type FormEvent, useState } from 'react'
import { useTimer } from '../commands'
import { timerTexts } from '../messages'
import { ProjectPicker } from '../project-picker'
import type { Away } from './away'
import { askAbout, takeAway } from './idle-store'
import { idleTexts } from './messages'

interface Props {
  away: Away
  running: TimeEntry
  hold: (away: Away | null) => void
  back: () => void
}

/** What the time away was; the timer goes on from the return. */
export function SplitForm({ away, running, hold, back }: Props) {
  const [t, tt] = [useText(idleTexts), useText(timerTexts)]
  const { employee } = useMember()
  const timer = useTimer()
  const [description, setDescription] = useState('')
  const [project, setProject] = useState<{ id: string; name: string; billable?: 0 | 1 } | null>(
    null,
  )
  const [complaint, setComplaint] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (timer.required && !description.trim()) return setComplaint(tt('blank'))
    hold(away)
    if (!takeAway(employee.id, away)) return hold(null)
    setBusy(true)

    try {
      await timer.endAway(running, {
        from: toServer(away.from),
        to: toServer(away.to),
        other: { description: description.trim(), project_id: project?.id ?? null },
        project,
        goOn: true,
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setComplaint(Object.values(error.fields)[0]?.[0] ?? error.message)
      askAbout(employee.id, away)
    } finally {
      hold(null)
      setBusy(false)
    }
  }

  return (
    <Stack component="form" gap={1.5} onSubmit={submit} noValidate>
      <OutlinedInput
        autoFocus
        fullWidth
        value={description}
        placeholder={t('what')}
        onChange={(event) => setDescription(event.target.value)}
        inputProps={{ 'aria-label': tt('description'), maxLength: 2000 }}
      />
      <Box>
        <ProjectPicker project={project} onChange={setProject} />
      </Box>
      {complaint && (
        <Box role="alert" sx={{ fontSize: 12, color: 'tone.bad' }}>
          {complaint}
        </Box>
      )}
      <Row gap={1} sx={{ justifyContent: 'flex-end' }}>
        <Button onClick={back}>{t('back')}</Button>
        <Button type="submit" variant="contained" color="primary" {...busyProps(busy)}>
          {t('split')}
        </Button>
      </Row>
    </Stack>
  )
}
