import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import { invoiceStatuses } from '@workledger/contracts/invoicing/invoice-statuses'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { PrintedPage } from '@workledger/kit/areas/invoicing/printed-page'
import { useText } from '@workledger/kit/i18n/i18n'
import { addressOf } from '@workledger/kit/net/client'
import { download } from '@workledger/kit/net/download'
import { query } from '@workledger/kit/net/query'
import { Page } from '@workledger/kit/shell/page'
import { AppLink, useGo } from '@workledger/kit/ui/app-link'
import { useCopy } from '@workledger/kit/ui/copy'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { toastError } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { isNegative, isZero } from '../kit/decimal'
import { useMay } from '../kit/may'
import { InvoiceFacts } from './invoice-facts'
import { invoicingTexts } from './messages'
import { recurringTexts } from './recurring/messages'
import { canBeApproved, InvoiceStatus } from './status'
import { useInvoiceCommands } from './use-invoice-commands'

const InvoiceHistory = lazy(() => import('./invoice-history'))
const CreditDialog = lazy(() => import('./credit-dialog'))
const PaymentDialog = lazy(() => import('./payment-dialog'))

/** The invoice as the server prints it, with what has become of it. */
export default function PreviewPage() {
  const t = useText(invoicingTexts)
  const { id = '' } = useParams()
  const found = useQuery(query(invoicesApi.invoice, { params: { id } }))
  if (found.data) return <Shown invoice={found.data.data} />
  return (
    <Page title={t('preview')} crumbs={[{ label: t('page'), to: '/admin/invoice' }]} quietTitle>
      {found.error?.status === 404 ? (
        <EmptyState icon="invoice" title={t('gone')} />
      ) : found.error ? (
        <FailedState error={found.error} retry={() => void found.refetch()} />
      ) : (
        <SkeletonRows rows={10} />
      )}
    </Page>
  )
}

function Shown({ invoice }: { invoice: InvoiceAnswer }) {
  const t = useText(invoicingTexts)
  const recurring = useText(recurringTexts)
  const go = useGo()
  const frame = useRef<HTMLIFrameElement>(null)
  const may = useMay()
  const [open, setOpen] = useState<'history' | 'pay' | 'credit' | null>(null)
  const commands = useInvoiceCommands(() => go('/admin/invoice'))
  // Another revision is another page.
  const page = useQuery({
    ...query(invoicesApi.invoicePreview, { params: { id: invoice.id } }),
    queryKey: ['invoicing', 'invoicePreview', invoice.id, invoice.revision],
  })
  const draft = invoice.invoice_status_id === invoiceStatuses.draft
  const known = { ...invoice, client: invoice.client.name, client_email: invoice.client.contact_email, draft }
  const number = invoice.invoice_number ?? ''
  const title = draft ? t('draftTitle', { client: invoice.client.name }) : t('issuedTitle', { number })
  const owed = !draft && !isZero(invoice.balance) && !isNegative(invoice.balance)
  const overdue = invoice.invoice_status_id === invoiceStatuses.overdue
  // What comes next in the life of an invoice is its first action.
  const next = draft
    ? may('issueInvoice')
      ? 'issue'
      : 'print'
    : owed && !overdue && !invoice.emailed_at && may('emailInvoice')
      ? 'email'
      : owed && may('recordPayment')
        ? 'pay'
        : 'print'
  const look = (action: typeof next) => (action === next ? ({ variant: 'contained', color: 'primary' } as const) : {})
  const { copyLink } = useCopy()
  return (
    <Page
      title={title}
      crumbs={[{ label: t('page'), to: '/admin/invoice' }]}
      beside={<InvoiceStatus id={invoice.invoice_status_id} paid={invoice.paid} emailed_at={invoice.emailed_at} />}
      actions={
        <>
          {draft && may('changeInvoice') && (
            <Button component={AppLink} to={`/admin/invoice/${invoice.id}`} startIcon={<Icon name="edit" />}>
              {t('edit')}
            </Button>
          )}
          <Button startIcon={<Icon name="history" />} onClick={() => setOpen('history')}>
            {t('history')}
          </Button>
          {may('emailInvoice') && (
            <Button {...look('email')} disabled={commands.busy} startIcon={<Icon name="mail" />} onClick={() => void commands.email(known)}>
              {t('email')}
            </Button>
          )}
          <MenuButton
            label={draft ? t('openDraft', { client: invoice.client.name }) : t('open', { number })}
            entries={[
              {
                label: t('pdf'),
                icon: 'download',
                run: () => void download(addressOf(invoicesApi.invoicePdf, { params: { id: invoice.id } })).catch(toastError),
              },
              ...(invoice.public_url
                ? [
                    {
                      label: t('publicLink'),
                      icon: 'link' as const,
                      run: () => void copyLink(new URL(invoice.public_url!, window.location.origin).href),
                    },
                  ]
                : []),
              ...(canBeApproved(invoice.invoice_status_id) && may('approveInvoice')
                ? [{ label: t('approve'), icon: 'check' as const, run: () => commands.approve(known) }]
                : []),
              ...(may('addRecurringInvoice')
                ? [{ label: recurring('make'), icon: 'refresh' as const, to: `/admin/invoice/recurring/new?from=${invoice.id}` }]
                : []),
              ...(invoice.creditable.length > 0 && may('creditInvoice')
                ? [null, { label: t('credit.action'), icon: 'back' as const, run: () => setOpen('credit') }]
                : []),
              ...(draft && may('deleteInvoice')
                ? [null, { label: t('delete'), icon: 'trash' as const, danger: true, run: () => void commands.remove(known) }]
                : []),
            ]}
          >
            <Icon name="more" />
          </MenuButton>
          <Button {...look('print')} disabled={!page.data} onClick={() => frame.current?.contentWindow?.print()}>
            {t('print')}
          </Button>
          {owed && may('recordPayment') && (
            <Button {...look('pay')} startIcon={<Icon name="plus" />} onClick={() => setOpen('pay')}>
              {t('pay')}
            </Button>
          )}
          {draft && may('issueInvoice') && (
            <Button {...look('issue')} disabled={commands.busy} onClick={() => void commands.issue(known)}>
              {t('issue')}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' }, gap: 2, alignItems: 'start' }}>
        <Box sx={{ bgcolor: '#fff', border: '1px solid', borderColor: 'divider', borderRadius: '8px', overflow: 'hidden', minHeight: 640 }}>
          {page.error ? (
            <FailedState error={page.error} retry={() => void page.refetch()} />
          ) : page.data ? (
            <PrintedPage html={page.data as unknown as string} title={t('preview')} frame={frame} sx={{ height: '75vh', minHeight: 640 }} />
          ) : (
            <SkeletonRows rows={12} />
          )}
        </Box>
        <InvoiceFacts invoice={invoice} />
      </Box>
      <Suspense>
        {open === 'history' && <InvoiceHistory invoice={invoice} close={() => setOpen(null)} />}
        {open === 'credit' && <CreditDialog invoice={invoice} close={() => setOpen(null)} />}
        {open === 'pay' && <PaymentDialog invoice={invoice} close={() => setOpen(null)} />}
      </Suspense>
    </Page>
  )
}
