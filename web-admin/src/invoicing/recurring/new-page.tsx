import { useQuery } from '@tanstack/react-query'
import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import { invoiceSettingApi } from '@workledger/contracts/invoicing/invoice-setting.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { today } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Denied } from '@workledger/kit/shell/fault'
import { Page } from '@workledger/kit/shell/page'
import { useGo } from '@workledger/kit/ui/app-link'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { toast } from '@workledger/kit/ui/toast'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMay } from '../../kit/may'
import { useConsoleCommand } from '../../kit/use-command'
import { newLine } from '../invoice-lines'
import { linesOf } from '../lines'
import { invoicingTexts } from '../messages'
import type { NewClientDialog } from '../new-client'
import { recurringTexts } from './messages'
import { RecurringForm } from './recurring-form'
import { type RecurringInvoiceValues, requested } from './typed'

type NewRecurringInvoiceSetting = AnswerOf<typeof invoiceSettingApi.invoiceSetting>['data']

/** Returns the same day of the next month, or its last one. */
function monthLater(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10)
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

function newRecurringInvoiceValuesOf(
  invoice: InvoiceAnswer | null,
  currency: string,
  setting: NewRecurringInvoiceSetting,
): RecurringInvoiceValues {
  const next = invoice ? monthLater(invoice.invoice_date) : today()
  return {
    client_id: invoice?.client_id ?? '',
    currency: invoice?.currency ?? currency,
    due_days: String(
      invoice ? daysBetween(invoice.invoice_date, invoice.due_date) : setting.due_days,
    ),
    every: '1',
    unit: 'month',
    first_on: next < today() ? today() : next,
    ends: 'open',
    until: '',
    times: '',
    mode: 'draft',
    order_number: invoice?.order_number ?? '',
    buyer_reference: invoice?.buyer_reference ?? '',
    public_notes: invoice?.public_notes ?? '',
    tax_name1: (invoice ?? setting).tax_name1 ?? '',
    tax_rate1: (invoice ?? setting).tax_rate1 ?? '',
    tax_category1: (invoice ?? setting).tax_category1 ?? '',
    tax_reason1: (invoice ?? setting).tax_reason1 ?? '',
    tax_name2: invoice?.tax_name2 ?? '',
    tax_rate2: invoice?.tax_rate2 ?? '',
    tax_category2: invoice?.tax_category2 ?? '',
    tax_reason2: invoice?.tax_reason2 ?? '',
    discount_name: invoice?.discount_name ?? '',
    discount_rate: invoice?.discount_rate ?? '',
    discount_amount: invoice?.discount_amount ?? '',
    lines: invoice
      ? linesOf(invoice.items).map((line) => ({ ...line, id: null }))
      : [newLine(setting.tax_rate1 !== null)],
  }
}

/** A new recurring invoice, empty or from an invoice (`?from=`). */
export default function NewRecurringPage({ NewClient }: { NewClient: NewClientDialog }) {
  const t = useText(recurringTexts)
  const k = useText(invoicingTexts)
  const go = useGo()
  const { workspace } = useMember()
  const may = useMay()('addRecurringInvoice')
  const from = useSearchParams()[0].get('from')
  const add = useConsoleCommand('addRecurringInvoice')

  const source = useQuery({
    ...query(invoicesApi.invoice, { params: { id: from ?? '' } }),
    enabled: from !== null,
  })

  const setting = useQuery(
    query(invoiceSettingApi.invoiceSetting, { params: { ws: workspace.id } }),
  )

  const within = (content: ReactNode) => (
    <Page
      title={t('newTitle')}
      crumbs={[
        { label: k('page'), to: '/admin/invoice' },
        { label: t('page'), to: '/admin/invoice/recurring' },
      ]}
    >
      {content}
    </Page>
  )

  if (!may) return <Denied />
  const error = source.error ?? setting.error

  if (error)
    return within(
      <FailedState error={error} retry={() => void (source.error ? source : setting).refetch()} />,
    )

  if (!setting.data || (from !== null && !source.data)) return within(<SkeletonRows rows={10} />)
  const initial = newRecurringInvoiceValuesOf(
    source.data?.data ?? null,
    workspace.currency,
    setting.data.data,
  )

  return within(
    <RecurringForm
      initial={initial}
      taxed={setting.data.data.tax_rate1 !== null}
      NewClient={NewClient}
      submit={async (typed) => {
        const { buyer_reference, ...body } = requested(typed)
        // Empty, it takes the client's own.
        const reference = buyer_reference ? { buyer_reference } : {}

        const { data } = await add.send({
          params: { ws: workspace.id },
          body: { ...body, ...reference, made_from: from } as never,
        })

        toast(t('toast.started'))
        go(`/admin/invoice/recurring/${data.id}`)
      }}
    />,
  )
}
