import type { CalendarEvent } from '@workledger/contracts/calendar/calendar.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMemo } from 'react'
import { type Entry, entriesOf } from './entries'
import { calendarTexts } from './messages'

/** Returns the entries of an answer in the words of the language. */
export function useEntries(events: readonly CalendarEvent[] | undefined): Entry[] {
  const t = useText(calendarTexts)

  return useMemo(
    () =>
      entriesOf(events ?? [], {
        away: (name, half) => t(half ? `calendar.half.${half}` : 'calendar.away', { name }),
        born: (name) => t('calendar.born', { name }),
      }),
    [events, t],
  )
}
