import Button from '@mui/material/Button'
import { type Payslip, payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { PayslipMark } from '@workledger/kit/areas/payroll/payslips/payslip-mark'
import { PayStatements } from '@workledger/kit/areas/payroll/payslips/statements'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { download } from '@workledger/kit/net/download'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { useList } from '@workledger/kit/table/list'
import { exportOf } from '@workledger/kit/table/list-export'
import { Money } from '@workledger/kit/ui/figures'
import { Icon } from '@workledger/kit/ui/icon'
import { Row } from '@workledger/kit/ui/layout'
import { EmptyState } from '@workledger/kit/ui/states'
import { toastError } from '@workledger/kit/ui/toast'
import { useNarrow } from '@workledger/kit/ui/use-narrow'
import { lazy, Suspense, useState } from 'react'
import { paymentTexts } from './payment-messages'
import { usePayWords } from './words'

const PayslipDialog = lazy(() => import('@workledger/kit/areas/payroll/payslips/payslip-dialog'))

/** One employee's payslips; pressing one shows its lines with the year to date. */
export default function PayslipsTab({ employee }: { employee: { id: string } }) {
  const { t, day, period, periodHeading } = usePayWords()
  const payment = useText(paymentTexts)
  const { workspace } = useMember()
  const list = useList(payrollApi.payslips, { params: { id: employee.id } }, { sort: '-end' })
  const [open, setOpen] = useState<Payslip | null>(null)
  const narrow = useNarrow()
  // A card has no headings above its days.
  const said = (label: string, date: string) => (narrow ? `${label} ${day(date)}` : day(date))

  const columns: Column<Payslip>[] = [
    {
      id: 'period',
      sort: 'end',
      label: t('period'),
      fixed: true,
      cell: (payslip) => (
        <Row component="span" inline gap={1} sx={{ fontWeight: 500 }}>
          {periodHeading(payslip.payrun)}
          <PayslipMark payslip={payslip} />
        </Row>
      ),
    },
    {
      id: 'pay_date',
      sort: 'pay_date',
      label: t('payDate'),
      card: 'fact',
      cell: ({ payrun }) => said(t('payDate'), payrun.pay_date),
    },
    {
      id: 'paid_on',
      sort: 'paid_on',
      label: payment('paidOn'),
      card: 'fact',
      cell: ({ paid_on }) => (paid_on ? said(payment('paidOn'), paid_on) : narrow ? null : '–'),
    },
    {
      id: 'gross',
      sort: 'gross_pay',
      label: t('gross'),
      end: true,
      cell: ({ gross_pay, currency }) => <Money amount={gross_pay} currency={currency} />,
    },
    {
      id: 'net',
      sort: 'net_pay',
      label: t('net'),
      end: true,
      card: 'figure',
      cell: ({ net_pay, currency }) => <Money amount={net_pay} currency={currency} />,
    },
  ]

  return (
    <>
      <DataTable
        name="payslips"
        label={t('payslips')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={setOpen}
        rowActions={({ download_url }) => (
          <Button
            variant="text"
            startIcon={<Icon name="download" />}
            onClick={() => void download(download_url).catch(toastError)}
          >
            {t('download')}
          </Button>
        )}
        exportUrl={exportOf('payslips', workspace.id, {
          ...list,
          filters: { employee_id: employee.id },
        })}
        empty={
          <EmptyState icon="payroll" title={t('noPayslips.title')} text={t('noPayslips.text')} />
        }
      />
      <PayStatements employee={employee.id} />
      <Suspense>
        {open && (
          <PayslipDialog
            employee={employee.id}
            payslip={open}
            period={period(open.payrun)}
            close={() => setOpen(null)}
          />
        )}
      </Suspense>
    </>
  )
}
