import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import { invoiceStatuses } from '@workledger/contracts/invoicing/invoice-statuses'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { PrintedPage } from '@workledger/kit/areas/invoicing/printed-page'
import { useText } from '@workledger/kit/i18n/i18n'
import { query } from '@workledger/kit/net/query'
import { Page } from '@workledger/kit/shell/page'
import { PageSkeleton } from '@workledger/kit/shell/page-skeleton'
import { Grid } from '@workledger/kit/ui/layout'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { lazy, Suspense, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { InvoiceFacts } from './invoice-facts'
import { invoicingTexts } from './messages'
import { PreviewActions } from './preview-actions'
import { InvoiceStatus } from './status'

const InvoiceHistory = lazy(() => import('./invoice-history'))
const CreditDialog = lazy(() => import('./credit-dialog'))
const PaymentDialog = lazy(() => import('./payment-dialog'))

/** The invoice as the server prints it, with its state. */
export default function PreviewPage() {
  const t = useText(invoicingTexts)
  const { id = '' } = useParams()
  const found = useQuery(query(invoicesApi.invoice, { params: { id } }))
  if (found.data) return <InvoicePreview invoice={found.data.data} />

  return (
    <Page title={t('preview')} crumbs={[{ label: t('page'), to: '/admin/invoice' }]} quietTitle>
      {found.error?.status === 404 ? (
        <EmptyState icon="invoice" title={t('gone')} />
      ) : found.error ? (
        <FailedState error={found.error} retry={() => void found.refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  )
}

/** The printed page of one invoice with its facts. */
function InvoicePreview({ invoice }: { invoice: InvoiceAnswer }) {
  const t = useText(invoicingTexts)
  const frame = useRef<HTMLIFrameElement>(null)
  const [open, setOpen] = useState<'history' | 'pay' | 'credit' | null>(null)

  // Another revision is another page.
  const page = useQuery({
    ...query(invoicesApi.invoicePreview, { params: { id: invoice.id } }),
    queryKey: ['invoicing', 'invoicePreview', invoice.id, invoice.revision],
  })

  const draft = invoice.invoice_status_id === invoiceStatuses.draft
  const number = invoice.invoice_number ?? ''
  const title = draft
    ? t('draftTitle', { client: invoice.client.name })
    : t('issuedTitle', { number })
  const print = () => frame.current?.contentWindow?.print()

  return (
    <Page
      title={title}
      crumbs={[{ label: t('page'), to: '/admin/invoice' }]}
      status={
        <InvoiceStatus
          id={invoice.invoice_status_id}
          paid={invoice.paid}
          emailed_at={invoice.emailed_at}
        />
      }
      menuLabel={draft ? t('openDraft', { client: invoice.client.name }) : t('open', { number })}
    >
      <PreviewActions invoice={invoice} print={page.data ? print : undefined} open={setOpen} />
      <Grid
        columns={{ xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' }}
        gap={2}
        sx={{ alignItems: 'start' }}
      >
        <Box
          sx={{
            bgcolor: '#fff',
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: '8px',
            overflow: 'hidden',
            minHeight: 640,
          }}
        >
          {page.error ? (
            <FailedState error={page.error} retry={() => void page.refetch()} />
          ) : page.data ? (
            <PrintedPage
              html={page.data as unknown as string}
              title={t('preview')}
              frame={frame}
              sx={{ height: '75vh', minHeight: 640 }}
            />
          ) : (
            <SkeletonRows rows={12} />
          )}
        </Box>
        <InvoiceFacts invoice={invoice} />
      </Grid>
      <Suspense>
        {open === 'history' && <InvoiceHistory invoice={invoice} close={() => setOpen(null)} />}
        {open === 'credit' && <CreditDialog invoice={invoice} close={() => setOpen(null)} />}
        {open === 'pay' && <PaymentDialog invoice={invoice} close={() => setOpen(null)} />}
      </Suspense>
    </Page>
  )
}
