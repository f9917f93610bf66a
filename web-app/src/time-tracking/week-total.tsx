import { useQuery } from '@tanstack/react-query'
import { type Contract, employmentApi } from '@workledger/contracts/employment/employment.api'
import { addDays } from '@workledger/kit/i18n/calendar-days'
import { today, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { ExactDuration, useRunningNow } from '@workledger/kit/ui/figures'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { runningOn } from './entries'
import { timerTexts } from './messages'
import { daysOf } from './ranges'
import { weekEntries } from './reads-of-timer'
import { useRunning } from './running'

/** Time tracked since the week began, with the running entry, and the contract's hours. */
export function WeekTotal() {
  const t = useText(timerTexts)
  const { workspace, employee } = useMember()
  const running = useRunning()
  const { hours } = useFormat()
  const contracts =
    useQuery(query(employmentApi.contracts, { params: { id: employee.id } })).data?.data ?? []
  const target = weeklyHours(contracts.find(({ current }) => current))
  const { from } = daysOf('week', today())

  const found = useQuery(weekEntries(workspace.id, employee.id))

  const ended = found.data?.meta.days.reduce((sum, { seconds }) => sum + seconds, 0) ?? 0
  const now = useRunningNow(running !== null)
  const week = Array.from({ length: 7 }, (_, index) => addDays(from!, index))
  const live = running ? week.reduce((sum, day) => sum + runningOn(running, day, now), 0) : 0

  return (
    // On a phone it has a line of its own, which the later target does not break.
    <Muted component="span" sx={{ whiteSpace: 'nowrap', flexBasis: { xs: '100%', sm: 'auto' } }}>
      {t('weekTotal')}{' '}
      <Strong component="b" weight={600} sx={{ color: 'text.primary' }}>
        <ExactDuration seconds={ended + live} />
      </Strong>
      {target !== null && <> {t('target', { time: hours(target * 3600) })}</>}
    </Muted>
  )
}

/** Returns the contract's hours per week; null if it has none, or only per month. */
function weeklyHours(contract: Contract | undefined): number | null {
  if (!contract?.working_hours || !contract.working_period_unit) return null
  const hours = Number(contract.working_hours)
  const { working_period_unit: unit, weekdays } = contract

  return unit === 'week' ? hours : unit === 'day' ? hours * weekdays.length : null
}
