import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { addDays } from '../kit/calendar-days'
import { useMember } from '../kit/current'
import { Duration } from '../kit/figures'
import { today } from '../kit/format'
import { useText } from '../kit/i18n'
import { query } from '../kit/query'
import { useSecond } from '../kit/ticker'
import { runningOn } from './entries'
import { timerTexts } from './messages'
import { daysOf } from './ranges'
import { useRunning } from './running'

/** Tracked since Monday, with what runs. */
export function WeekTotal() {
  const t = useText(timerTexts)
  const { workspace, employee } = useMember()
  const running = useRunning()
  const { from, to } = daysOf('week', today())
  const found = useQuery(
    query(timeTrackingApi.timeEntries, { params: { ws: workspace.id }, query: { employee_id: employee.id, from, to, per_page: 1000 } }),
  )
  const ended = found.data?.meta.days.reduce((sum, { seconds }) => sum + seconds, 0) ?? 0
  const now = useSecond(running !== null)
  const week = Array.from({ length: 7 }, (_, index) => addDays(from!, index))
  const live = running ? week.reduce((sum, day) => sum + runningOn(running, day, now * 1000), 0) : 0
  return (
    <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {t('weekTotal')}{' '}
      <Box component="b" sx={{ color: 'text.primary', fontWeight: 600 }}>
        <Duration seconds={ended + live} />
      </Box>
    </Box>
  )
}
