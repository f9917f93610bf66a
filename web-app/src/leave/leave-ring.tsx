import { useQuery } from '@tanstack/react-query'
import { leaveBalanceApi } from '@workledger/contracts/leave/leave-balance.api'
import { isolated } from '@workledger/kit/i18n/format'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Ring, type RingColour, RingSkeleton } from '@workledger/kit/ui/ring'
import { useLeaveWords } from './days'

const colours: readonly RingColour[] = ['violet', 'orange', 'accent', 'lineStrong']

/** The welcome card's figure of this year's leave: days taken by type, and days left. */
export function LeaveRing() {
  const { t, days, number } = useLeaveWords()
  const { employee } = useMember()

  const found = useQuery({
    ...query(leaveBalanceApi.leaveStats, { params: { id: employee.id }, query: {} }),
    enabled: employee.time_off_policy_id !== null,
  })

  const stats = found.data?.data
  if (!stats) return found.isLoading ? <RingSkeleton /> : null
  const taken = stats.types.filter((type) => Number(type.days) > 0)
  const left = stats.unlimited ? 0 : Math.max(0, Number(stats.days_available))
  const whole = taken.reduce((sum, type) => sum + Number(type.days), left)

  return (
    <Ring
      parts={taken.map((type, index) => ({
        share: Number(type.days) / whole,
        colour: colours[Math.min(index, colours.length - 1)]!,
      }))}
      title={
        stats.unlimited
          ? t('ring.unlimited', { days: days(stats.days_taken) })
          : t('ring.left', { days: days(stats.days_available) })
      }
      text={
        taken.length > 0
          ? taken.map((type) => `${isolated(type.name)} ${number(type.days)}`).join(' · ')
          : t('ring.none', { year: stats.year })
      }
    />
  )
}
