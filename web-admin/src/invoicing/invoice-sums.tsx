import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Money } from '@workledger/kit/ui/figures'
import { isZero } from '../kit/decimal'
import { invoicingTexts } from './messages'

/** What clients owe and what of it is overdue, by currency; nothing while nobody owes anything. */
export function InvoiceSums() {
  const t = useText(invoicingTexts)
  const { workspace } = useMember()
  const sums =
    useQuery(query(invoicesApi.invoiceSums, { params: { ws: workspace.id } })).data?.data ?? []
  if (sums.length === 0) return null

  return (
    <Box
      component="dl"
      aria-label={t('sums.label')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '8px 32px',
        m: 0,
        mb: 2,
        '& dd': { m: 0, fontSize: 18, fontWeight: 600 },
      }}
    >
      {sums.flatMap(({ currency, outstanding, overdue, overdue_count }) => [
        <div key={currency}>
          <Box component="dt" sx={{ fontSize: 12, color: 'text.secondary' }}>
            {t('sums.outstanding')}
          </Box>
          <dd>
            <Money amount={outstanding} currency={currency} />
          </dd>
        </div>,
        ...(isZero(overdue)
          ? []
          : [
              <div key={`${currency} overdue`}>
                <Box component="dt" sx={{ fontSize: 12, color: 'text.secondary' }}>
                  {t('sums.overdue', { count: overdue_count })}
                </Box>
                <Box component="dd" sx={{ color: 'tone.bad' }}>
                  <Money amount={overdue} currency={currency} />
                </Box>
              </div>,
            ]),
      ])}
    </Box>
  )
}
