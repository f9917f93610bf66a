import { useQuery } from '@tanstack/react-query'
import { timesheetsApi } from '@workledger/contracts/time-tracking/timesheets.api'
import { addDays } from '@workledger/kit/i18n/calendar-days'
import { today, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { weekOf } from '@workledger/kit/i18n/weeks'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { ExactDuration, useRunningNow } from '@workledger/kit/ui/figures'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { runningOn } from './entries'
import { timerTexts } from './messages'
import { weekEntries } from './reads-of-timer'
import { useRunning } from './running'

/**
 * Time tracked since the week began, with the running entry, and the week's target: the contract's
 * hours without holidays and leave, as the week view has it.
 */
export function WeekTotal() {
  const t = useText(timerTexts)
  const { workspace, employee } = useMember()
  const running = useRunning()
  const { hours } = useFormat()
  const params = { ws: workspace.id }
  const ofWeek = { day: today(), employee_id: employee.id }

  const days =
    useQuery(query(timesheetsApi.timesheetWeek, { params, query: ofWeek })).data?.data.days ?? []

  const target = days.reduce((sum, { target_seconds }) => sum + (target_seconds ?? 0), 0)
  const found = useQuery(weekEntries(workspace.id, employee.id))

  const { from } = weekOf(today())
  const week = Array.from({ length: 7 }, (_, index) => addDays(from, index))
  const totals = new Map(found.data?.meta.days.map(({ day, seconds }) => [day, seconds]))
  const ended = week.reduce((sum, day) => sum + (totals.get(day) ?? 0), 0)
  const now = useRunningNow(Boolean(running))
  const live = running ? week.reduce((sum, day) => sum + runningOn(running, day, now), 0) : 0

  return (
    // On a phone it has a line of its own, which the later target does not break.
    <Muted component="span" sx={{ whiteSpace: 'nowrap', flexBasis: { xs: '100%', sm: 'auto' } }}>
      {t('weekTotal')}{' '}
      <Strong component="b" weight={600} sx={{ color: 'text.primary' }}>
        <ExactDuration seconds={ended + live} />
      </Strong>
      {target > 0 && <> {t('target', { time: hours(target) })}</>}
    </Muted>
  )
}
