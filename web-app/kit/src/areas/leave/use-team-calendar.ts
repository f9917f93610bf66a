import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { absencesApi } from '@workledger/contracts/leave/absences.api'
import { useSearchParams } from 'react-router-dom'
import { monthAround } from '../../i18n/calendar-days'
import { today } from '../../i18n/format'
import { useMember } from '../../net/current'
import { query } from '../../net/query'
import { useList } from '../../table/list'
import { useBelow } from '../../ui/use-narrow'

/** Number of absences of one page. */
export const ABSENCES_PAGE = 100

const isMonth = (text: string | null): text is string => /^\d{4}-(0[1-9]|1[0-2])$/.test(text ?? '')

/** Reads month, day and filters of the team calendar from the address, and finds its absences. */
export function useTeamCalendar() {
  const { workspace, employee, sees } = useMember()
  const narrow = useBelow(900)
  const [search, setSearch] = useSearchParams()
  const now = today()
  const asked = search.get('month')
  const month = monthAround(`${isMonth(asked) ? asked : now.slice(0, 7)}-01`, 0)
  const chosen = search.get('day') ?? now
  const day = chosen >= month.from && chosen <= month.to ? chosen : month.from
  const people = search.get('people') ?? (sees('manage_time_off') ? 'everybody' : 'mine')
  const decided = people === 'mine' ? { decided_by: employee.id } : {}
  const params = { ws: workspace.id }
  const span = narrow ? { from: day, to: day } : month

  const list = useList(
    absencesApi.absences,
    { params, query: { ...span, ...decided } },
    { per_page: ABSENCES_PAGE, sort: 'name', filters: { location_id: '', department_id: '' } },
  )

  const { location_id, department_id } = list.filters

  const narrowed = {
    ...decided,
    ...(location_id && { location_id }),
    ...(department_id && { department_id }),
    ...(list.q && { q: list.q }),
  }

  const days = useQuery({
    ...query(absencesApi.absenceDays, { params, query: { ...month, ...narrowed } }),
    placeholderData: keepPreviousData,
  })

  const change = (to: Record<string, string>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('page')

        for (const [key, value] of Object.entries(to))
          value ? next.set(key, value) : next.delete(key)

        return next
      },
      { replace: true },
    )

  return { narrow, month, day, people, list, days, change }
}

export type TeamCalendarState = ReturnType<typeof useTeamCalendar>
