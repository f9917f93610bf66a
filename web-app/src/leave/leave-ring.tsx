import { useQuery } from '@tanstack/react-query'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { useMember } from '../kit/current'
import { query } from '../kit/query'
import { Ring, RingSkeleton } from '../kit/ring'
import { useLeaveWords } from './days'

/** The welcome card's figure of this year's leave. */
export function LeaveRing() {
  const { t, days, number } = useLeaveWords()
  const { employee } = useMember()
  const found = useQuery({
    ...query(leaveApi.leaveStats, { params: { id: employee.id }, query: {} }),
    enabled: employee.time_off_policy_id !== null,
  })
  const stats = found.data?.data
  if (!stats) return found.isLoading ? <RingSkeleton /> : null
  const whole = Number(stats.days_all) + Number(stats.days_carried) + Number(stats.days_adjusted)
  if (stats.unlimited)
    return (
      <Ring
        colour="violet"
        share={0}
        title={t('ring.unlimited', { days: days(stats.days_taken) })}
        text={t('ring.plain', { year: stats.year })}
      />
    )
  return (
    <Ring
      colour="violet"
      share={whole > 0 ? Number(stats.days_available) / whole : 0}
      title={t('ring.left', { days: days(stats.days_available) })}
      text={t('ring.text', { days: number(whole), year: stats.year })}
    />
  )
}
