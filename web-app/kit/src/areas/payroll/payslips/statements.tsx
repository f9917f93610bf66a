import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type PayYear, payReportsApi } from '@workledger/contracts/payroll/pay-reports.api'
import { useState } from 'react'
import { useFormat } from '../../../i18n/format'
import { currentLanguage, useText } from '../../../i18n/i18n'
import { addressOf } from '../../../net/client'
import { download } from '../../../net/download'
import { query } from '../../../net/query'
import { PlainTable } from '../../../table/plain-table'
import { busyProps } from '../../../ui/busy-props'
import { Money } from '../../../ui/figures'
import { BareList } from '../../../ui/layout'
import { FailedState } from '../../../ui/states'
import { Heading, Muted } from '../../../ui/text'
import { toastError } from '../../../ui/toast'
import { useNarrow } from '../../../ui/use-narrow'
import { payslipTexts } from './messages'

/** A person's pay by year, with a statement to download; empty before the first payslip. */
export function PayStatements({ employee }: { employee: string }) {
  const t = useText(payslipTexts)
  const { number } = useFormat()
  const narrow = useNarrow()
  const found = useQuery(query(payReportsApi.payYears, { params: { id: employee } }))

  if (found.error)
    return <FailedState dense error={found.error} retry={() => void found.refetch()} />

  const years = found.data?.data ?? []
  if (years.length === 0) return null

  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Heading sx={{ mb: 1 }}>{t('statements')}</Heading>
      {narrow ? (
        <YearCards employee={employee} years={years} />
      ) : (
        <PlainTable
          label={t('statements')}
          columns={[
            t('year'),
            t('payslips'),
            t('gross'),
            t('deductions'),
            t('expenses'),
            t('net'),
            t('get'),
          ]}
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
      )}
    </Box>
  )
}

/** A phone has no room for seven columns, so a year is a card there. */
function YearCards({ employee, years }: { employee: string; years: readonly PayYear[] }) {
  const t = useText(payslipTexts)
  return (
    <BareList aria-label={t('statements')} sx={{ ...frame }}>
      {years.map((each) => (
        <Box
          component="li"
          key={`${each.year} ${each.currency}`}
          sx={{ px: 2, py: 1.25, '& + &': { borderTop: 1, borderColor: 'divider' } }}
        >
          <Box sx={{ ...line, fontWeight: 600 }}>
            <span className="num">
              {each.year} · <bdi>{t('count', { count: each.payslips_count })}</bdi>
            </span>
            <Get employee={employee} of={each} />
          </Box>
          <Box component="dl" className="num" sx={{ m: 0 }}>
            {(
              [
                ['gross', each.gross_pay],
                ['deductions', each.deductions],
                ['expenses', each.expenses],
                ['net', each.net_pay],
              ] as const
            )
              .filter(([label, amount]) => label !== 'expenses' || Number(amount) !== 0)
              .map(([label, amount]) => (
                <Box key={label} sx={line}>
                  <Muted component="dt">{t(label)}</Muted>
                  <Box component="dd" sx={{ m: 0, fontWeight: label === 'net' ? 600 : 400 }}>
                    <Money amount={amount} currency={each.currency} />
                  </Box>
                </Box>
              ))}
          </Box>
        </Box>
      ))}
    </BareList>
  )
}

const frame = {
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.paper',
} as const

const line = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1,
  minHeight: 28,
} as const

/** The PDF is made on request, which takes a moment. */
function Get({ employee, of: { year } }: { employee: string; of: PayYear }) {
  const t = useText(payslipTexts)
  const [busy, setBusy] = useState(false)

  const get = async (format: 'pdf' | 'csv') => {
    setBusy(true)
    await download(
      addressOf(payReportsApi.payStatement, {
        params: { id: employee, year },
        query: { format, language: currentLanguage() },
      }),
    ).catch(toastError)
    setBusy(false)
  }

  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <Button
        variant="text"
        {...busyProps(busy, () => void get('pdf'))}
        aria-label={t('pdfOf', { year: String(year) })}
      >
        PDF
      </Button>
      <Button
        variant="text"
        {...busyProps(busy, () => void get('csv'))}
        aria-label={t('csvOf', { year: String(year) })}
      >
        CSV
      </Button>
    </Box>
  )
}
