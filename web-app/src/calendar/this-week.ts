import { useQuery } from '@tanstack/react-query'
import { calendarApi } from '@workledger/contracts/calendar/calendar.api'
import { addDays } from '../kit/calendar-days'
import { useMember } from '../kit/current'
import { today } from '../kit/format'
import { query } from '../kit/query'

const ahead = 7

/** What happens in the company from today to seven days ahead; the cards share one answer. */
export function useThisWeek() {
  const { workspace } = useMember()
  const now = today()
  const found = useQuery(query(calendarApi.calendarEvents, { params: { ws: workspace.id }, query: { from: now, to: addDays(now, ahead) } }))
  return { ...found, now, events: found.data ?? [] }
}
