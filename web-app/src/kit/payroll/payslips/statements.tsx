import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type PayYear, payReportsApi } from '@workledger/contracts/payroll/pay-reports.api'
import { useState } from 'react'
import { addressOf } from '../../client'
import { download } from '../../download'
import { Money } from '../../figures'
import { useFormat } from '../../format'
import { useText } from '../../i18n'
import { PlainTable } from '../../plain-table'
import { query } from '../../query'
import { FailedState } from '../../states'
import { toastError } from '../../toast'
import { payslipTexts } from './messages'

/** What somebody was paid in each year, with a statement to take away; nothing before the first payslip. */
export function PayStatements({ employee }: { employee: string }) {
  const t = useText(payslipTexts)
  const { number } = useFormat()
  const found = useQuery(query(payReportsApi.payYears, { params: { id: employee } }))
  if (found.error) return <FailedState dense error={found.error} retry={() => void found.refetch()} />
  const years = found.data?.data ?? []
  if (years.length === 0) return null
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Box component="h2" sx={{ m: 0, mb: 1, fontSize: 14, fontWeight: 600 }}>
        {t('statements')}
      </Box>
      <PlainTable
        label={t('statements')}
        columns={[t('year'), t('payslips'), t('gross'), t('deductions'), t('expenses'), t('net'), t('get')]}
        rows={years.map((each) => ({
          key: `${each.year} ${each.currency}`,
          cells: [
            String(each.year),
            number(each.payslips_count),
            <Money key="gross" amount={each.gross_pay} currency={each.currency} />,
            <Money key="deductions" amount={each.deductions} currency={each.currency} />,
            <Money key="expenses" amount={each.expenses} currency={each.currency} />,
            <Money key="net" amount={each.net_pay} currency={each.currency} />,
            <Get key="get" employee={employee} of={each} />,
          ],
        }))}
      />
    </Box>
  )
}

/** The PDF is made on request, which takes a moment. */
function Get({ employee, of: { year } }: { employee: string; of: PayYear }) {
  const t = useText(payslipTexts)
  const [busy, setBusy] = useState(false)
  const get = async (format: 'pdf' | 'csv') => {
    setBusy(true)
    await download(addressOf(payReportsApi.payStatement, { params: { id: employee, year }, query: { format } })).catch(toastError)
    setBusy(false)
  }
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <Button variant="text" disabled={busy} aria-label={t('pdfOf', { year: String(year) })} onClick={() => void get('pdf')}>
        PDF
      </Button>
      <Button variant="text" disabled={busy} aria-label={t('csvOf', { year: String(year) })} onClick={() => void get('csv')}>
        CSV
      </Button>
    </Box>
  )
}
