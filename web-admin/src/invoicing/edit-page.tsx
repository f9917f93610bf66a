import { useQuery } from '@tanstack/react-query'
import { invoiceSettingApi } from '@workledger/contracts/invoicing/invoice-setting.api'
import { invoiceStatuses } from '@workledger/contracts/invoicing/invoice-statuses'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Denied } from '@workledger/kit/shell/fault'
import { Page } from '@workledger/kit/shell/page'
import { PageSkeleton } from '@workledger/kit/shell/page-skeleton'
import { EmptyState, FailedState } from '@workledger/kit/ui/states'
import { type ReactNode, useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { useMay } from '../kit/may'
import { InvoiceForm } from './invoice-form'
import { invoicingTexts } from './messages'
import type { NewClientDialog } from './new-client'

/** Edits a draft; an issued invoice is read-only. */
export default function EditPage({ NewClient }: { NewClient: NewClientDialog }) {
  const t = useText(invoicingTexts)
  const { workspace } = useMember()
  const { id = 'new' } = useParams()
  const fresh = id === 'new'
  const may = useMay()
  const found = useQuery({ ...query(invoicesApi.invoice, { params: { id } }), enabled: !fresh })
  /** Incremented when the server has added lines: the form then starts again with them. */
  const [round, setRound] = useState(0)
  const setting = useQuery(
    query(invoiceSettingApi.invoiceSetting, { params: { ws: workspace.id } }),
  )

  const within = (content: ReactNode) => (
    <Page title={t('page')} crumbs={[{ label: t('page'), to: '/admin/invoice' }]} quietTitle>
      {content}
    </Page>
  )

  if (fresh && !may('draftInvoice')) return <Denied />
  if (found.error?.status === 404) return within(<EmptyState icon="invoice" title={t('gone')} />)
  const error = found.error ?? setting.error

  if (error)
    return within(
      <FailedState error={error} retry={() => void (found.error ? found : setting).refetch()} />,
    )

  const invoice = found.data?.data
  if ((!fresh && !invoice) || !setting.data) return within(<PageSkeleton />)

  if (invoice && (invoice.invoice_status_id !== invoiceStatuses.draft || !may('changeInvoice')))
    return <Navigate replace to={`/invoice/${id}/preview`} />

  const readAgain = () => void found.refetch().then(() => setRound((before) => before + 1))

  return (
    <InvoiceForm
      key={`${id} ${round}`}
      invoice={invoice ?? null}
      setting={setting.data.data}
      onTimeAdded={readAgain}
      NewClient={NewClient}
    />
  )
}
