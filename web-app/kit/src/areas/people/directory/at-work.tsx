import Box from '@mui/material/Box'
import type { Employee } from '@workledger/contracts/people/people.api'
import { shownZone, today, toInstant, useFormat } from '../../../i18n/format'
import { useText } from '../../../i18n/i18n'
import { dayIn } from '../../../i18n/zone-time'
import { Elapsed } from '../../../ui/figures'
import { Row } from '../../../ui/layout'
import { StatusChip } from '../../../ui/status-chip'
import { Muted } from '../../../ui/text'
import { directoryTexts } from './messages'

/** Whether a person is in, and since when. */
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

  if (at.out_at) return <Muted component="span">{t('live.left', { time: when(at.out_at) })}</Muted>

  const since = at.break_since ?? at.in_at

  return (
    <StatusChip tone={at.break_since ? 'warn' : 'good'}>
      {t(at.break_since ? 'live.break' : 'live.since', { time: when(since) })}
    </StatusChip>
  )
}

/** The timer's work and duration. */
export function WorkingOn({
  person: { time_entry: entry },
}: {
  person: Pick<Employee, 'time_entry'>
}) {
  const t = useText(directoryTexts)
  if (!entry) return null

  return (
    <Row component="span" align="stretch" inline gap={1} sx={{ minWidth: 0, maxWidth: '100%' }}>
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
          <Muted component="span">
            {' · '}
            <bdi>{entry.project}</bdi>
          </Muted>
        )}
      </Box>
      <Elapsed since={entry.start} />
    </Row>
  )
}

const isToday = (text: string) => dayOf(text) === today()

/** Returns the day of an instant, as `today` does. */
const dayOf = (text: string) => dayIn(shownZone(), toInstant(text).getTime())
