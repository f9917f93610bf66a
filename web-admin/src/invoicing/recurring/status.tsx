import type { recurringStatuses } from '@workledger/contracts/invoicing/recurring-words'
import { useText } from '@workledger/kit/i18n/i18n'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { recurringTexts } from './messages'

const recurringStatusTones = { active: 'good', paused: 'warn', ended: 'wait' } as const

export function RecurringStatus({ status }: { status: (typeof recurringStatuses)[number] }) {
  const t = useText(recurringTexts)
  return <StatusChip tone={recurringStatusTones[status]}>{t(`statuses.${status}`)}</StatusChip>
}
