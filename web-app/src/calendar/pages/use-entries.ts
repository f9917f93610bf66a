import type { CalendarEvent } from '@workledger/contracts/calendar/calendar.api'
import { quarterSign } from '@workledger/contracts/leave/part-of-day'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMemo } from 'react'
import { type Entry, entriesOf } from './entries'
import { calendarTexts } from './messages'

/** Returns the entries of an answer in the words of the language. */
export function useEntries(events: readonly CalendarEvent[] | undefined): Entry[] {
  const t = useText(calendarTexts)
  const { hours } = useFormat()

  return useMemo(
    () =>
      entriesOf(events ?? [], {
        away: (name, { half_day, day_part, seconds, start }) => {
          if (half_day) return t(`calendar.half.${half_day}`, { name })
          const part = start
            ? undefined
            : seconds
              ? hours(seconds)
              : day_part && quarterSign(day_part)
          const away = t('calendar.away', { name })
          return part ? t('calendar.part', { away, part }) : away
        },
        born: (name) => t('calendar.born', { name }),
      }),
    [events, t, hours],
  )
}
