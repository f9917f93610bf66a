import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Money } from '@workledger/kit/ui/figures'
import { Row } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { isZero } from '../kit/decimal'
import { invoicingTexts } from './messages'

/** The clients' debt and its overdue part, by currency. */
export function InvoiceSums() {
  const t = useText(invoicingTexts)
  const { workspace } = useMember()
  const { data, isPending, isError } = useQuery(
    query(invoicesApi.invoiceSums, { params: { ws: workspace.id } }),
  )
  if (isError) return null

  const none = { currency: workspace.currency, outstanding: '0', overdue: '0', overdue_count: 0 }
  const sums = data?.data.length ? data.data : [none]

  return (
    <Row
      component="dl"
      aria-label={t('sums.label')}
      align="stretch"
      wrap
      gap="8px 32px"
      sx={{ m: 0, mb: 2, '& dd': { m: 0, fontSize: 18, fontWeight: 600 } }}
    >
      {sums.flatMap(({ currency, outstanding, overdue, overdue_count }) => [
        <div key={currency}>
          <Muted component="dt" size={12}>
            {t('sums.outstanding')}
          </Muted>
          <dd>
            {isPending ? (
              <Skeleton width={128} />
            ) : (
              <Money amount={outstanding} currency={currency} />
            )}
          </dd>
        </div>,
        ...(isZero(overdue)
          ? []
          : [
              <div key={`${currency} overdue`}>
                <Muted component="dt" size={12}>
                  {t('sums.overdue', { count: overdue_count })}
                </Muted>
                <Box component="dd" sx={{ color: 'tone.bad' }}>
                  <Money amount={overdue} currency={currency} />
                </Box>
              </div>,
            ]),
      ])}
    </Row>
  )
}
