import type { Rows } from '@workledger/contracts/registry'
import { ClientFilter } from '@workledger/kit/areas/clients/client-filter'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { AppLink, useGo } from '@workledger/kit/ui/app-link'
import { Money } from '@workledger/kit/ui/figures'
import { EmptyState } from '@workledger/kit/ui/states'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { CreditNoteMenu, useCreditNoteCommands } from './credit-note-menu'
import { invoicingTexts } from './messages'

type CreditNoteRow = Rows['credit-notes']

const address = ({ invoice_id }: CreditNoteRow) => `/admin/invoice/${invoice_id}/preview`

/** Credit notes of all invoices; each opens its invoice. */
export default function CreditNotesTab() {
  const t = useText(invoicingTexts)
  const go = useGo()
  const { day } = useFormat()
  const commands = useCreditNoteCommands()
  const list = useConsoleList('credit-notes', { sort: '-credited_on', filters: { client_id: '' } })

  const columns: Column<CreditNoteRow>[] = [
    {
      id: 'number',
      label: t('creditNumber'),
      sort: 'credit_note_number',
      fixed: true,
      cell: (row) => (
        <AppLink
          to={address(row)}
          className="num"
          style={{ fontWeight: 500, textDecoration: 'none' }}
        >
          {row.credit_note_number ?? t('beingNumbered')}
        </AppLink>
      ),
    },
    {
      id: 'client',
      label: t('client'),
      sort: 'client',
      card: 'fact',
      cell: ({ client }) => <bdi>{client}</bdi>,
    },
    {
      id: 'invoice',
      label: t('number'),
      sort: 'invoice_number',
      card: 'fact',
      cell: ({ invoice_number }) => <span className="num">{invoice_number}</span>,
    },
    {
      id: 'day',
      label: t('credit.day'),
      sort: 'credited_on',
      card: 'fact',
      cell: ({ credited_on }) => day(credited_on),
    },
    {
      id: 'reason',
      label: t('credit.reason'),
      cell: ({ reason }) =>
        reason && (
          <bdi style={{ display: 'block', whiteSpace: 'normal', maxWidth: 320 }}>{reason}</bdi>
        ),
    },
    {
      id: 'total',
      label: t('total'),
      sort: 'amount',
      end: true,
      card: 'figure',
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    {
      id: 'sent',
      label: t('sentOn'),
      sort: 'emailed_at',
      hidden: true,
      cell: ({ emailed_at }) => emailed_at && day(emailed_at),
    },
  ]

  return (
    <DataTable
      name="credit-notes"
      label={t('creditNotes')}
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      onOpen={(row) => go(address(row))}
      rowActions={(row) => (
        <CreditNoteMenu
          invoiceId={row.invoice_id}
          note={{ id: row.id, number: row.credit_note_number }}
          client={{ name: row.client, contact_email: row.client_email }}
          commands={commands}
        />
      )}
      searchLabel={t('searchCredits')}
      filters={
        <ClientFilter
          label={t('client')}
          all={t('allClients')}
          value={list.filters.client_id ?? ''}
          onChange={(client_id) => list.change({ filters: { client_id } })}
        />
      }
      exportUrl={exportOf(list)}
      empty={
        <EmptyState icon="invoice" title={t('emptyCredits.title')} text={t('emptyCredits.text')} />
      }
    />
  )
}
