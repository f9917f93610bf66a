import Box from '@mui/material/Box'
import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Card } from '@workledger/kit/ui/card'
import { Money } from '@workledger/kit/ui/figures'
import { Icon } from '@workledger/kit/ui/icon'
import { Grow, Row } from '@workledger/kit/ui/layout'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { Muted } from '@workledger/kit/ui/text'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../kit/may'
import { invoicingTexts } from './messages'

const ReversalDialog = lazy(() => import('./reversal-dialog'))

type Payment = InvoiceAnswer['payments'][number]

/** An invoice's payments; a payment can be reversed. */
export function InvoicePayments({ invoice }: { invoice: InvoiceAnswer }) {
  const t = useText(invoicingTexts)
  const [reversing, setReversing] = useState<Payment | null>(null)

  return (
    <>
      <Card title={t('payments')}>
        {invoice.payments.length === 0 ? (
          <Muted sx={{ p: 2 }}>{t('noPayments')}</Muted>
        ) : (
          invoice.payments.map((payment) => (
            <PaymentRow
              key={payment.id}
              payment={payment}
              currency={invoice.currency}
              reverse={() => setReversing(payment)}
            />
          ))
        )}
      </Card>
      <Suspense>
        {reversing && (
          <ReversalDialog invoice={invoice} payment={reversing} close={() => setReversing(null)} />
        )}
      </Suspense>
    </>
  )
}

/** One payment: its day, its amount, and whether it was reversed. */
function PaymentRow({
  payment,
  currency,
  reverse,
}: {
  payment: Payment
  currency: string
  reverse: () => void
}) {
  const t = useText(invoicingTexts)
  const { day } = useFormat()
  const may = useMay()

  return (
    <Row
      align="stretch"
      gap={2}
      sx={{
        px: 2,
        py: 1,
        borderBottom: '1px solid',
        borderColor: 'divider',
        '&:last-child': { border: 0 },
      }}
    >
      <Grow>
        {day(payment.paid_on)}
        {payment.reversed_on && (
          <Muted size={12}>
            {t('reversal.on', { day: day(payment.reversed_on) })}
            {payment.reversal_reason && <bdi> · {payment.reversal_reason}</bdi>}
          </Muted>
        )}
        {payment.note && (
          <Muted size={12}>
            <bdi>{payment.note}</bdi>
          </Muted>
        )}
      </Grow>
      <Box
        component={payment.reversed_on ? 's' : 'span'}
        sx={{ color: payment.reversed_on ? 'text.secondary' : undefined }}
      >
        <Money amount={payment.amount} currency={currency} />
      </Box>
      {!payment.reversed_on && may('reversePayment') && (
        <MenuButton
          label={t('openPayment', { amount: payment.amount })}
          entries={[{ label: t('reversal.action'), icon: 'back', danger: true, run: reverse }]}
        >
          <Icon name="more" />
        </MenuButton>
      )}
    </Row>
  )
}
