import { invoiceStatuses } from '@workledger/contracts/invoicing/invoice-statuses'
import { ClientFilter } from '@workledger/kit/areas/clients/client-filter'
import { useText } from '@workledger/kit/i18n/i18n'
import { DataTable } from '@workledger/kit/table/data-table'
import { useGo } from '@workledger/kit/ui/app-link'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { EmptyState } from '@workledger/kit/ui/states'
import { lazy, Suspense, useState } from 'react'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { useInvoiceColumns } from './invoice-columns'
import { type InvoiceRow, useInvoiceAddress } from './invoice-row'
import { InvoiceRowMenu } from './invoice-row-menu'
import { InvoiceSums } from './invoice-sums'
import { invoicingTexts } from './messages'
import { statusNames } from './status'
import { useInvoiceCommands } from './use-invoice-commands'

const PaymentDialog = lazy(() => import('./payment-dialog'))

export function InvoiceList() {
  const t = useText(invoicingTexts)
  const go = useGo()
  const columns = useInvoiceColumns()
  const address = useInvoiceAddress()
  const commands = useInvoiceCommands()

  const list = useConsoleList('invoices', {
    sort: '-invoice_date',
    filters: { client_id: '', status: '' },
  })

  const [paying, setPaying] = useState<InvoiceRow | null>(null)

  return (
    <>
      <InvoiceSums />
      <DataTable
        name="invoices"
        label={t('page')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={(row) => go(address(row))}
        rowActions={(row) => (
          <InvoiceRowMenu row={row} commands={commands} pay={() => setPaying(row)} />
        )}
        searchLabel={t('search')}
        filters={
          <>
            <ClientFilter
              label={t('client')}
              all={t('allClients')}
              value={list.filters.client_id ?? ''}
              onChange={(client_id) => list.change({ filters: { client_id } })}
            />
            <FilterMenu
              label={t('status')}
              value={list.filters.status ?? ''}
              options={[
                { value: '', label: t('all') },
                ...statusNames.map((name) => ({
                  value: String(invoiceStatuses[name]),
                  label: t(`statuses.${name}`),
                })),
              ]}
              onChange={(status) => list.change({ filters: { status } })}
            />
          </>
        }
        exportUrl={exportOf(list)}
        empty={<EmptyState icon="invoice" title={t('empty.title')} text={t('empty.text')} />}
      />
      <Suspense>
        {paying && <PaymentDialog invoice={paying} close={() => setPaying(null)} />}
      </Suspense>
    </>
  )
}
