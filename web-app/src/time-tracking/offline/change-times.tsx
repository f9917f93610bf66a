import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { DayInput } from '@workledger/kit/form/day-field'
import { TimeField } from '@workledger/kit/form/time-field'
import { addDays } from '@workledger/kit/i18n/calendar-days'
import { shownZone, today } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { isDay } from '@workledger/kit/i18n/is-day'
import { kitTexts } from '@workledger/kit/i18n/messages'
import { serverNow } from '@workledger/kit/i18n/server-time'
import { dayOf, instantAt, timeOf, toServer, typedTime } from '@workledger/kit/i18n/zone-time'
import { Row } from '@workledger/kit/ui/layout'
import { type FormEvent, useState } from 'react'
import { timerTexts } from '../messages'
import { timesOf, withTimes } from './changed-times'
import { keptTexts } from './messages'
import { type Kept, replace } from './outbox'

interface Props {
  kept: Kept
  all: readonly Kept[]
  close: () => void
}

/** Other times for a refused action; it is sent again with them. */
export default function ChangeTimes({ kept, all, close }: Props) {
  const [t, tt, tk] = [useText(keptTexts), useText(timerTexts), useText(kitTexts)]
  const zone = kept.shown?.zone ?? shownZone()
  const { start, end } = timesOf(kept, all)
  const [day, setDay] = useState(dayOf(start ?? end ?? toServer(serverNow()), zone))
  const [from, setFrom] = useState(start ? timeOf(start, zone) : '')
  const [to, setTo] = useState(end ? timeOf(end, zone) : '')
  const [complaint, setComplaint] = useState<string | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const [first, last] = [typedTime(from), typedTime(to)]
    if ((start && !first) || (end && !last) || !isDay(day)) return setComplaint(tt('wrongTime'))
    const startAt = start && first ? instantAt(zone, day, first) : null
    const endAt = end && last ? endAfter({ zone, day, startAt, last }) : null
    if (Math.max(startAt ?? 0, endAt ?? 0) > serverNow()) return setComplaint(tt('future'))

    const times = { start: startAt && toServer(startAt), end: endAt && toServer(endAt) }
    const changed = { start: times.start || null, end: times.end || null }
    await replace(kept.employee, withTimes(kept, all, changed, toServer(serverNow())))
    close()
  }

  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ flex: '1 0 100%' }}>
      <Row wrap gap={1} align="end">
        <Box sx={{ flex: '1 1 160px' }}>
          <DayInput label={t('day')} value={day} onChange={setDay} max={today()} />
        </Box>
        {start && <Time label={tt('from')} value={from} change={setFrom} />}
        {end && <Time label={tt('to')} value={to} change={setTo} />}
        <Button type="submit" variant="contained" color="primary">
          {t('send')}
        </Button>
        <Button onClick={close}>{tk('actions.cancel')}</Button>
      </Row>
      {complaint && (
        <Box role="alert" sx={{ mt: 0.5, fontSize: 12, color: 'tone.bad' }}>
          {complaint}
        </Box>
      )}
    </Box>
  )
}

/** Returns the end; a time before the start is the next day's. */
function endAfter(given: { zone: string; day: string; startAt: number | null; last: string }) {
  const { zone, day, startAt, last } = given
  const same = instantAt(zone, day, last)

  return startAt !== null && same < startAt ? instantAt(zone, addDays(day, 1), last) : same
}

interface TimeProps {
  label: string
  value: string
  change: (value: string) => void
}

const Time = ({ label, value, change }: TimeProps) => (
  <Box sx={{ width: 84 }}>
    <TimeField name={label} label={label} value={value} onChange={change} />
  </Box>
)
