import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { paypalApi } from '@workledger/contracts/invoicing/paypal.api'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { PrintedPage } from '@workledger/kit/areas/invoicing/printed-page'
import { useFormat } from '@workledger/kit/i18n/format'
import { showLanguage, useText } from '@workledger/kit/i18n/i18n'
import { hasChosenLanguage } from '@workledger/kit/i18n/languages'
import { addressOf } from '@workledger/kit/net/client'
import { query } from '@workledger/kit/net/query'
import { OutsidePage, type Sender } from '@workledger/kit/shell/outside'
import { usePageTitle } from '@workledger/kit/shell/title'
import { visuallyHidden } from '@workledger/kit/ui/figures'
import { Row } from '@workledger/kit/ui/layout'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { useEffect, useRef, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { invoicingTexts } from './messages'

/** An invoice for its client, opened by the key in the mail. */
export default function PublicInvoice() {
  const t = useText(invoicingTexts)
  const { money } = useFormat()
  const { id = '' } = useParams()
  const key = useSearchParams()[0].get('key') ?? ''
  const request = { params: { id }, query: { key } }

  // Once: the company sees an opening as viewed.
  const found = useQuery({
    ...query(invoicesApi.publicInvoicePreview, request),
    staleTime: Number.POSITIVE_INFINITY,
  })

  const payable = useQuery({
    ...query(paypalApi.publicInvoicePayment, request),
    enabled: Boolean(found.data),
  })

  const language = payable.data?.data.language

  useEffect(() => {
    if (language && !hasChosenLanguage()) void showLanguage(language)
  }, [language])

  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(400)

  if (found.error && found.error.status >= 400 && found.error.status < 500)
    return (
      <Sheet title={t('failed.title')} sender={undefined}>
        <EmptyState
          icon="warning"
          title={key ? t('failed.again') : found.error.message}
          text={t('failed.text')}
        />
      </Sheet>
    )

  return (
    <Sheet title={t('invoice')} sender={payable.data && senderOf(payable.data.data)}>
      <Row gap={1} sx={{ flexWrap: 'wrap', mb: 1.5 }}>
        {payable.data && <PaymentStatus payment={payable.data.data} />}
        <Button
          disabled={!found.data}
          sx={{ '&.MuiButton-root': { minHeight: 44 } }}
          onClick={() => frame.current?.contentWindow?.print()}
        >
          {t('print')}
        </Button>
        {payable.data?.data.paypal && (
          <Button
            component="a"
            href={addressOf(invoicesApi.payWithPaypal, request)}
            variant="contained"
            color="primary"
            sx={{ flex: { xs: '1 0 100%', sm: 'none' }, '&.MuiButton-root': { minHeight: 44 } }}
          >
            {t('payAmount', {
              amount: `${money(payable.data.data.balance, payable.data.data.currency)} ${payable.data.data.currency}`,
            })}
          </Button>
        )}
      </Row>
      <Box
        sx={{
          bgcolor: '#fff',
          border: 1,
          borderColor: 'divider',
          borderRadius: '8px',
          overflow: 'hidden',
          minHeight: 400,
        }}
      >
        {found.error ? (
          <FailedState error={found.error} retry={() => void found.refetch()} />
        ) : found.data ? (
          <PrintedPage
            html={found.data as unknown as string}
            title={t('invoice')}
            frame={frame}
            sx={{ height }}
            onDrawn={setHeight}
          />
        ) : (
          <SkeletonRows rows={12} />
        )}
      </Box>
    </Sheet>
  )
}

type Payment = AnswerOf<typeof paypalApi.publicInvoicePayment>['data']

const senderOf = ({ seller, logo, contact }: Payment): Sender => ({ name: seller, logo, contact })

/** Whether the invoice is paid, and when it is due. */
function PaymentStatus({ payment: { balance, due_date } }: { payment: Payment }) {
  const t = useText(invoicingTexts)
  const { day } = useFormat()
  const isPaid = Number(balance) === 0
  const isLate = due_date < new Date().toISOString().slice(0, 10)
  const status = isPaid ? 'paid' : isLate ? 'overdue' : 'due'

  return (
    <Row sx={{ flex: '1 1 auto', minWidth: 0 }}>
      <StatusChip tone={isPaid ? 'good' : isLate ? 'bad' : 'wait'}>
        {t(`status.${status}`, { day: day(due_date) })}
      </StatusChip>
    </Row>
  )
}

interface SheetProps {
  title: string
  sender: Sender | undefined
  children: React.ReactNode
}

function Sheet({ title, sender, children }: SheetProps) {
  usePageTitle(title)

  return (
    <OutsidePage sender={sender} width={932} label={title}>
      <Box component="h1" sx={visuallyHidden}>
        {title}
      </Box>
      {children}
    </OutsidePage>
  )
}
