import Box from '@mui/material/Box'
import type { Employee } from '@workledger/contracts/people/people.api'
import { shownZone, today, toInstant, useFormat } from '../../../i18n/format'
import { useText } from '../../../i18n/i18n'
import { Elapsed } from '../../../ui/figures'
import { StatusChip } from '../../../ui/status-chip'
import { directoryTexts } from './messages'

const quiet = { color: 'text.secondary' } as const

/** Whether somebody is in, and since when. */
export function CheckedIn({
  person: { last_attendance: at },
}: {
  person: Pick<Employee, 'last_attendance'>
}) {
  const t = useText(directoryTexts)
  const { time, moment } = useFormat()
  const when = (text: string) => (isToday(text) ? time(text) : moment(text))

  if (!at)
    return (
      <Box component="span" sx={{ color: 'text.disabled' }}>
        {at === null && t('live.never')}
      </Box>
    )

  if (at.out_at)
    return (
      <Box component="span" sx={quiet}>
        {t('live.left', { time: when(at.out_at) })}
      </Box>
    )

  const since = at.break_since ?? at.in_at

  return (
    <StatusChip tone={at.break_since ? 'warn' : 'good'}>
      {t(at.break_since ? 'live.break' : 'live.since', { time: when(since) })}
    </StatusChip>
  )
}

/** What the timer runs on, and for how long. */
export function WorkingOn({
  person: { time_entry: entry },
}: {
  person: Pick<Employee, 'time_entry'>
}) {
  const t = useText(directoryTexts)
  if (!entry) return null

  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1, minWidth: 0, maxWidth: '100%' }}>
      <Box
        component="bdi"
        sx={{
          minWidth: 0,
          maxWidth: 320,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {entry.description || t('live.unnamed')}
        {entry.project && (
          <Box component="span" sx={quiet}>
            {' · '}
            <bdi>{entry.project}</bdi>
          </Box>
        )}
      </Box>
      <Elapsed since={entry.start} />
    </Box>
  )
}

const isToday = (text: string) => dayOf(text) === today()

/** The day of an instant, as `today` says it. */
const dayOf = (text: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: shownZone() }).format(toInstant(text))
