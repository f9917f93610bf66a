import type { Payslip } from '@workledger/contracts/payroll/payroll.api'
import { useText } from '../../../i18n/i18n'
import { StatusChip } from '../../../ui/status-chip'
import { payslipTexts } from './messages'

/** Marks a payslip that reverses another one or is reversed; otherwise empty. */
export function PayslipMark({
  payslip: { reversal, reversed, returned_on },
}: {
  payslip: Pick<Payslip, 'reversal' | 'reversed' | 'returned_on'>
}) {
  const t = useText(payslipTexts)
  if (returned_on && !reversed) return <StatusChip tone="bad">{t('returned')}</StatusChip>
  if (!reversal && !reversed) return null

  return (
    <StatusChip tone={reversal ? 'warn' : 'bad'}>
      {t(reversal ? 'reversal' : 'reversed')}
    </StatusChip>
  )
}
