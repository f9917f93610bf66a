import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { type Payslip, payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { sharedPayTexts } from '@workledger/kit/areas/payroll/messages'
import { WhyLines } from '@workledger/kit/areas/payroll/why-lines'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { kitTexts } from '@workledger/kit/i18n/messages'
import { query } from '@workledger/kit/net/query'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { useId } from 'react'

/** The reasons of a payslip's pay, line by line. */
export default function WhyDialog({
  payslip,
  employee,
  close,
}: {
  payslip: Payslip
  employee: string
  close: () => void
}) {
  const t = useText(sharedPayTexts)
  const kit = useText(kitTexts)
  const { money, period } = useFormat()
  const id = useId()
  const found = useQuery(
    query(payrollApi.whyPayslip, { params: { id: employee, payslipId: payslip.id } }),
  )

  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={id}
      fullWidth
      maxWidth={false}
      slotProps={{ paper: { sx: { maxWidth: 520 } } }}
    >
      <DialogTitle id={id}>
        {t('why', { amount: money(payslip.net_pay, payslip.currency) })}
      </DialogTitle>
      <DialogContent tabIndex={0}>
        <div className="num">{period(payslip.payrun.start, payslip.payrun.end)}</div>
        {found.error ? (
          <FailedState dense error={found.error} retry={() => void found.refetch()} />
        ) : found.data ? (
          <WhyLines why={found.data.data} />
        ) : (
          <SkeletonRows rows={6} />
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={close}>
          {kit('actions.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
