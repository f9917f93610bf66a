import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { type PayslipDetail, payReportsApi } from '@workledger/contracts/payroll/pay-reports.api'
import type { Payslip } from '@workledger/contracts/payroll/payroll.api'
import { useId } from 'react'
import { isolated } from '../../../i18n/format'
import { useText } from '../../../i18n/i18n'
import { download } from '../../../net/download'
import { query } from '../../../net/query'
import { PlainTable } from '../../../table/plain-table'
import { Money } from '../../../ui/figures'
import { Icon } from '../../../ui/icon'
import { FailedState, SkeletonRows } from '../../../ui/states'
import { Muted } from '../../../ui/text'
import { toastError } from '../../../ui/toast'
import { payslipTexts } from './messages'
import { PayslipMark } from './payslip-mark'

interface Props {
  employee: string
  payslip: Pick<Payslip, 'id' | 'download_url' | 'reversal' | 'reversed' | 'returned_on'>
  /** The period in words. */
  period: string
  close: () => void
}

/** A payslip line by line, each with its year to date. */
export default function PayslipDialog({ employee, payslip, period, close }: Props) {
  const t = useText(payslipTexts)
  const id = useId()
  const found = useQuery(
    query(payReportsApi.payslip, { params: { id: employee, payslipId: payslip.id } }),
  )

  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={id}
      fullWidth
      maxWidth={false}
      slotProps={{ paper: { sx: { maxWidth: 600 } } }}
    >
      <DialogTitle id={id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {t('payslip', { period: isolated(period) })}
        <PayslipMark payslip={payslip} />
      </DialogTitle>
      <DialogContent>
        {found.error ? (
          <FailedState dense error={found.error} retry={() => void found.refetch()} />
        ) : found.data ? (
          <Lines slip={found.data.data} />
        ) : (
          <SkeletonRows rows={6} />
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={close}>
          {t('close')}
        </Button>
        <Button
          startIcon={<Icon name="download" />}
          onClick={() => void download(payslip.download_url).catch(toastError)}
        >
          {t('download')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Lines({ slip: { currency, year, lines, totals, year_to_date } }: { slip: PayslipDetail }) {
  const t = useText(payslipTexts)

  const figures = (now: string, sum: string) => [
    <Money key="now" bare amount={now} currency={currency} />,
    <Money key="year" bare amount={sum} currency={currency} />,
  ]

  const rows = (...sides: PayslipDetail['lines'][number]['side'][]) =>
    lines
      .filter(({ side }) => sides.includes(side))
      .map(({ side, category_id, name, amount, year_to_date: sum }) => ({
        key: `${side} ${category_id ?? name}`,
        cells: [
          <bdi key="name">{side === 'basic' ? t('basic') : name}</bdi>,
          ...figures(amount, sum),
        ],
      }))

  const total = (
    of: 'gross' | 'deductions' | 'expenses' | 'net',
    figure: keyof PayslipDetail['totals'],
  ) => ({
    key: of,
    cells: [<b key="name">{t(of)}</b>, ...figures(totals[figure], year_to_date[figure])],
  })

  const paidBack = rows('expense')

  return (
    <>
      <PlainTable
        label={t('yearToDate', { year: String(year) })}
        columns={[
          t('line'),
          `${t('thisPayslip')} (${currency})`,
          t('yearToDate', { year: String(year) }),
        ]}
        rows={[
          ...rows('basic', 'allowance'),
          total('gross', 'gross_pay'),
          ...rows('deduction'),
          total('deductions', 'deductions'),
          ...(paidBack.length > 0 ? [...paidBack, total('expenses', 'expenses')] : []),
          total('net', 'net_pay'),
        ]}
      />
      <Muted size={12} sx={{ mt: 1.5 }}>
        {t('about')}
      </Muted>
    </>
  )
}
