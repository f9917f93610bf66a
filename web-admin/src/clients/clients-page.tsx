import type { Rows } from '@workledger/contracts/registry'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import type { Column } from '@workledger/kit/table/data-table'
import { Money } from '@workledger/kit/ui/figures'
import { Phone } from '@workledger/kit/ui/phone'
import { EmptyState } from '@workledger/kit/ui/states'
import { lazy } from 'react'
import { useConsoleList } from '../kit/console-list'
import { useMay } from '../kit/may'
import { RecordTable } from '../kit/record-table'
import { useRemoval } from '../kit/use-removal'
import { clientsTexts } from './messages'

const ClientDialog = lazy(() => import('./client-dialog'))
const ClientHistory = lazy(() => import('./client-history'))

type ClientRow = Rows['clients']

const invoicesOf = (client_id: string) =>
  `/admin/invoice?filter=${encodeURIComponent(JSON.stringify({ client_id }))}`

/** Columns that every member reads. */
const OPEN = new Set(['name', 'added'])

/** Every member reads the names; people who manage invoices see and change the rest. */
export default function ClientsPage() {
  const t = useText(clientsTexts)
  const { day } = useFormat()
  const { workspace, sees } = useMember()
  const may = useMay()('changeClient')
  const manages = sees('manage_invoices')
  const list = useConsoleList('clients', { sort: 'name' })

  const remove = useRemoval('deleteClient', {
    title: (name) => t('deleteTitle', { name }),
    text: t('deleteText'),
    action: t('delete'),
    done: t('toast.deleted'),
    failed: t('toast.deleteFailed'),
  })

  const columns: Column<ClientRow>[] = [
    {
      id: 'name',
      label: t('name'),
      sort: 'name',
      fixed: true,
      cell: ({ name }) => <bdi style={{ fontWeight: 500 }}>{name}</bdi>,
    },
    {
      id: 'contact',
      label: t('contact'),
      sort: 'contact_name',
      card: 'fact',
      cell: ({ contact_name }) => <bdi>{contact_name}</bdi>,
    },
    {
      id: 'email',
      card: 'fact',
      label: t('email'),
      sort: 'contact_email',
      cell: ({ contact_email }) =>
        contact_email && (
          <a className="ltr" href={`mailto:${contact_email}`} style={{ textDecoration: 'none' }}>
            {contact_email}
          </a>
        ),
    },
    {
      id: 'phone',
      label: t('phone'),
      cell: ({ contact_phone }) => contact_phone && <Phone number={contact_phone} />,
    },
    {
      id: 'address',
      label: t('address'),
      hidden: true,
      cell: ({ address }) => <bdi>{address}</bdi>,
    },
    {
      id: 'rate',
      card: 'figure',
      label: t('rate'),
      sort: 'hrate',
      end: true,
      cell: ({ hrate }) => hrate && <Money amount={hrate} currency={workspace.currency} />,
    },
    {
      id: 'added',
      label: t('added'),
      sort: 'created_at',
      end: true,
      hidden: true,
      cell: ({ created_at }) => day(created_at),
    },
  ]

  return (
    <RecordTable
      page
      list={list}
      label={t('page')}
      columns={manages ? columns : columns.filter(({ id }) => OPEN.has(id))}
      may={may}
      opens
      add={t('add')}
      menu={({ id }) =>
        manages ? [{ label: t('invoices'), icon: 'invoice', to: invoicesOf(id) }] : []
      }
      remove={(row) => () => void remove(row)}
      empty={
        <EmptyState
          icon="clients"
          title={t('empty.title')}
          text={t(may ? 'empty.text' : 'empty.reader')}
        />
      }
      dialog={(client, close) => <ClientDialog client={client} close={close} />}
      history={(client, close) => <ClientHistory client={client} close={close} />}
    />
  )
}
