import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type Payslip, payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { PayslipMark } from '@workledger/kit/areas/payroll/payslips/payslip-mark'
import { PayStatements } from '@workledger/kit/areas/payroll/payslips/statements'
import { isolated, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { download } from '@workledger/kit/net/download'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { useList } from '@workledger/kit/table/list'
import { exportOf } from '@workledger/kit/table/list-export'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Money } from '@workledger/kit/ui/figures'
import { Icon } from '@workledger/kit/ui/icon'
import { Row } from '@workledger/kit/ui/layout'
import { EmptyState } from '@workledger/kit/ui/states'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { useNarrow } from '@workledger/kit/ui/use-narrow'
import { lazy, Suspense, useState } from 'react'
import { payrollTexts } from './messages'

const WhyDialog = lazy(() => import('./why-dialog'))
const PayslipDialog = lazy(() => import('@workledger/kit/areas/payroll/payslips/payslip-dialog'))

/** The viewer's own payslips, newest first; pressing one shows its lines with the year to date. */
export default function Payslips() {
  const t = useText(payrollTexts)
  const { employee, workspace } = useMember()
  const { period } = useFormat()
  const [open, setOpen] = useState<Payslip | null>(null)
  const list = useList(payrollApi.payslips, { params: { id: employee.id } }, { sort: '-end' })
  const [asked, setAsked] = useState<Payslip | null>(null)

  return (
    <>
      <DataTable
        name="own-payslips"
        label={t('tab')}
        list={list}
        columns={usePayslipColumns()}
        rowKey={({ id }) => id}
        onOpen={setOpen}
        rowActions={(payslip) => (
          <>
            <Button
              variant="text"
              aria-label={t('whyOf', {
                period: isolated(period(payslip.payrun.start, payslip.payrun.end)),
              })}
              onClick={() => setAsked(payslip)}
            >
              {t('why')}
            </Button>
            <Download payslip={payslip} />
          </>
        )}
        exportUrl={exportOf('payslips', workspace.id, {
          ...list,
          filters: { employee_id: employee.id },
        })}
        empty={<EmptyState icon="payroll" title={t('empty.title')} text={t('empty.text')} />}
      />
      <PayStatements employee={employee.id} />
      <Suspense>
        {asked && <WhyDialog payslip={asked} employee={employee.id} close={() => setAsked(null)} />}
      </Suspense>
      <Suspense>
        {open && (
          <PayslipDialog
            employee={employee.id}
            payslip={open}
            period={period(open.payrun.start, open.payrun.end)}
            close={() => setOpen(null)}
          />
        )}
      </Suspense>
    </>
  )
}

function usePayslipColumns(): Column<Payslip>[] {
  const t = useText(payrollTexts)
  const { day, period } = useFormat()
  const narrow = useNarrow()
  // A card has no headings above its days.
  const said = (label: string, date: string) => (narrow ? `${label} ${day(date)}` : day(date))

  return [
    {
      id: 'period',
      label: t('period'),
      sort: 'end',
      fixed: true,
      cell: (payslip) => (
        <Row component="span" className="num" inline gap={1} sx={{ fontWeight: 500 }}>
          {period(payslip.payrun.start, payslip.payrun.end)}
          {!narrow && <PayslipMark payslip={payslip} />}
        </Row>
      ),
    },
    {
      id: 'pay_date',
      card: 'fact',
      label: t('payDate'),
      sort: 'pay_date',
      cell: ({ payrun }) => (
        <Muted component="span" className="num">
          {said(t('payDate'), payrun.pay_date)}
        </Muted>
      ),
    },
    {
      id: 'paid_on',
      card: 'fact',
      label: t('paidOn'),
      sort: 'paid_on',
      cell: ({ paid_on }) =>
        paid_on || !narrow ? (
          <Muted component="span" className="num">
            {paid_on ? said(t('paidOn'), paid_on) : '–'}
          </Muted>
        ) : null,
    },
    {
      id: 'gross',
      label: t('gross'),
      sort: 'gross_pay',
      end: true,
      cell: ({ gross_pay, currency }) => <Money amount={gross_pay} currency={currency} />,
    },
    {
      id: 'net',
      card: 'figure',
      label: t('net'),
      sort: 'net_pay',
      end: true,
      cell: ({ net_pay, currency }) => (
        <Strong component="span">
          <Money amount={net_pay} currency={currency} />
        </Strong>
      ),
    },
    ...(narrow ? [markColumn(t('mark'))] : []),
  ]
}

const markColumn = (label: string): Column<Payslip> => ({
  id: 'mark',
  label,
  card: 'chip',
  cell: (payslip) =>
    payslip.reversal || payslip.reversed || payslip.returned_on ? (
      <PayslipMark payslip={payslip} />
    ) : null,
})

/** The PDF is made on request, which takes a moment. */
function Download({ payslip }: { payslip: Payslip }) {
  const t = useText(payrollTexts)
  const { period } = useFormat()
  const [busy, setBusy] = useState(false)

  const fetchIt = async () => {
    setBusy(true)
    await download(payslip.download_url).catch(() => toast({ text: t('failed'), tone: 'bad' }))
    setBusy(false)
  }

  return (
    <Button
      variant="text"
      {...busyProps(busy, () => void fetchIt())}
      aria-label={t('downloadOf', {
        period: isolated(period(payslip.payrun.start, payslip.payrun.end)),
      })}
      startIcon={<Icon name="download" />}
      sx={{ '& .MuiButton-startIcon': { mx: { xs: 0 }, marginInlineEnd: { md: 1 } } }}
    >
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        {t('download')}
      </Box>
    </Button>
  )
}
