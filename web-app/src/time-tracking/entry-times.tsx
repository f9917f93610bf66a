import Box from '@mui/material/Box'
import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import { addDays } from '@workledger/kit/i18n/calendar-days'
import { useText } from '@workledger/kit/i18n/i18n'
import { serverNow } from '@workledger/kit/i18n/server-time'
import {
  dayOf,
  instantAt,
  milliseconds,
  timeOf,
  toServer,
  typedTime,
} from '@workledger/kit/i18n/zone-time'
import { Row } from '@workledger/kit/ui/layout'
import type { Timer } from './commands'
import { InlineInput } from './inline-input'
import { timerTexts } from './messages'

const narrow = { width: 48, mx: 0, px: '2px', textAlign: 'center' } as const

/** Start and end of an entry in the zone then in force; editable as HH:mm. */
export function EntryTimes({ entry, timer }: { entry: TimeEntry; timer: Timer }) {
  const t = useText(timerTexts)
  const { zone, day } = entry
  const startAt = (time: string) => instantAt(zone, day, time)

  // An end before the start means the next day, if that has come.
  const endAt = (time: string) => {
    const same = instantAt(zone, day, time)
    const next = instantAt(zone, addDays(day, 1), time)
    return same < milliseconds(entry.start) && next <= serverNow() ? next : same
  }

  const check = (at: (time: string) => number, isEnd: boolean) => (typed: string) => {
    const time = typedTime(typed)
    if (time === null) return t('wrongTime')
    if (at(time) > serverNow()) return t('future')
    const before = isEnd
      ? at(time) < milliseconds(entry.start)
      : entry.end !== null && at(time) > milliseconds(entry.end)

    return before ? t('order') : null
  }

  const later = entry.end && dayOf(entry.end, zone) !== day ? 1 : 0

  return (
    <Row sx={{ color: 'text.secondary' }}>
      <InlineInput
        ltr
        value={timeOf(entry.start, zone)}
        label={t('from')}
        check={check(startAt, false)}
        save={(typed) =>
          timer.change(entry, { start: toServer(startAt(typedTime(typed) ?? typed)) })
        }
        sx={narrow}
      />
      <span aria-hidden>–</span>
      {entry.end ? (
        <InlineInput
          ltr
          value={timeOf(entry.end, zone)}
          label={t('to')}
          check={check(endAt, true)}
          save={(typed) => timer.change(entry, { end: toServer(endAt(typedTime(typed) ?? typed)) })}
          sx={narrow}
        />
      ) : (
        <Box component="span" sx={{ width: 48, px: '5px' }}>
          {t('running')}
        </Box>
      )}
      <Box
        component="sup"
        sx={{ width: 16, fontSize: 11, lineHeight: 1, alignSelf: 'flex-start', pt: '5px' }}
      >
        {later > 0 && t('nextDay', { count: later })}
      </Box>
    </Row>
  )
}
