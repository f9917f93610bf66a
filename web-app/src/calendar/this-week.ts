import { useQuery } from '@tanstack/react-query'
import { calendarApi } from '@workledger/contracts/calendar/calendar.api'
import { addDays } from '@workledger/kit/i18n/calendar-days'
import { today } from '@workledger/kit/i18n/format'
import { currentLanguage } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'

const ahead = 7

export const thisWeek = (ws: string, now: string) =>
  query(calendarApi.calendarEvents, {
    params: { ws },
    query: { from: now, to: addDays(now, ahead), language: currentLanguage() },
  })

/** Returns the company's events from today to seven days ahead; the cards share one answer. */
export function useThisWeek() {
  const { workspace } = useMember()
  const now = today()
  const found = useQuery(thisWeek(workspace.id, now))

  return { ...found, now, events: found.data ?? [] }
}

/** Returns the query of a month with its days off, for the calendar. */
export const monthEvents = (ws: string, month: { from: string; to: string }) =>
  query(calendarApi.calendarEvents, {
    params: { ws },
    query: { ...month, weekend: 'true', language: currentLanguage() },
  })
