import type { TimesheetRow } from '@workledger/contracts/time-tracking/timesheets.lists'
import { shortClock } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { sheetTexts } from './timesheet-words/messages'

interface Props {
  timesheet: Pick<TimesheetRow, 'status' | 'added_seconds'>
}

/** Whether a week is submitted or approved, and the time that came later. */
export function WeekStatus({ timesheet: { status, added_seconds } }: Props) {
  const ts = useText(sheetTexts)

  return (
    <>
      <StatusChip status={status === 'submitted' ? 'pending' : status}>
        {ts(`status.${status}`)}
      </StatusChip>
      {added_seconds > 0 && (
        <StatusChip tone="warn">{ts('added', { time: shortClock(added_seconds) })}</StatusChip>
      )}
    </>
  )
}
