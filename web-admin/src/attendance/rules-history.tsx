import type { AttendanceRules } from '@workledger/contracts/attendance/attendance-rules'
import { sharedAttendanceTexts } from '@workledger/kit/areas/attendance/messages'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'

const attendanceRulesFields = [
  'effective_on',
  'breaks',
  'rest_minutes',
  'daily_minutes',
  'forgotten_minutes',
  'longest_minutes',
]

/** The history of the rules, with authors and effective dates. */
export default function AttendanceRulesHistory({ close }: { close: () => void }) {
  const t = useText(sharedAttendanceTexts)
  const { workspace } = useMember()
  const { day, number } = useFormat()

  const labels = {
    rest_minutes: t('rules.rest'),
    daily_minutes: t('rules.daily'),
    forgotten_minutes: t('rules.forgotten'),
    longest_minutes: t('rules.longest'),
  }

  const value = (name: string, given: unknown) => {
    if (name === 'effective_on' && typeof given === 'string') return day(given)
    if (name.endsWith('_minutes') && typeof given === 'number') return number(given / 60)
    if (name !== 'breaks' || !Array.isArray(given)) return undefined

    const steps = (given as AttendanceRules['breaks']).map(({ after_minutes, minutes, paid }) =>
      t(paid ? 'rules.summaryPaid' : 'rules.summary', {
        minutes: number(minutes),
        hours: number(after_minutes / 60),
      }),
    )

    return steps.join(' · ') || t('history.none')
  }

  return (
    <HistoryPanel
      stream={`attendance-rules-${workspace.id}`}
      title={t('rules.title')}
      words={areaHistory({ area: 'attendance', fields: attendanceRulesFields, labels, value })}
      onClose={close}
    />
  )
}
