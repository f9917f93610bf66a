import Button from '@mui/material/Button'
import type { Rows } from '@workledger/contracts/registry'
import { useActions } from '@workledger/web-app/kit/actions'
import { confirm } from '@workledger/web-app/kit/confirm'
import { useMember } from '@workledger/web-app/kit/current'
import { type Column, DataTable } from '@workledger/web-app/kit/data-table'
import { Money } from '@workledger/web-app/kit/figures'
import { useFormat } from '@workledger/web-app/kit/format'
import { useText } from '@workledger/web-app/kit/i18n'
import { Icon } from '@workledger/web-app/kit/icon'
import { MenuButton } from '@workledger/web-app/kit/menu-button'
import { Page } from '@workledger/web-app/kit/shell/page'
import { EmptyState } from '@workledger/web-app/kit/states'
import { toast } from '@workledger/web-app/kit/toast'
import { lazy, Suspense, useState } from 'react'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { clientsTexts } from './messages'

const ClientDialog = lazy(() => import('./client-dialog'))
const ClientHistory = lazy(() => import('./client-history'))

type ClientRow = Rows['clients']
type Open = { what: 'edit'; row: ClientRow | null } | { what: 'history'; row: ClientRow }

/** Everybody sees the clients; those with Edit Company add, change and delete them. */
export default function ClientsPage() {
  const t = useText(clientsTexts)
  const { day } = useFormat()
  const { workspace, sees } = useMember()
  const may = useMay()('changeClient')
  const [open, setOpen] = useState<Open | null>(null)
  const list = useConsoleList('clients', { sort: 'name' })
  const remove = useConsoleCommand('deleteClient', {
    onDone: () => void toast(t('toast.deleted')),
    onError: (error) => void toast({ text: `${t('toast.deleteFailed')}: ${error.message}`, tone: 'bad' }),
  })
  const ask = async ({ id, name }: ClientRow) => {
    if (await confirm({ title: t('deleteTitle', { name }), text: t('deleteText'), action: t('delete'), danger: true }))
      remove.run({ params: { ws: workspace.id, id } })
  }
  const add = may && (
    <Button
      variant="contained"
      color="primary"
      startIcon={<Icon name="plus" />}
      data-tour="add"
      onClick={() => setOpen({ what: 'edit', row: null })}
    >
      {t('add')}
    </Button>
  )
  useActions(
    may
      ? [{ id: 'add-client', keys: 'n', label: t('add'), group: t('page'), icon: 'plus', run: () => setOpen({ what: 'edit', row: null }) }]
      : [],
  )
  const columns: Column<ClientRow>[] = [
    { id: 'name', label: t('name'), sort: 'name', fixed: true, cell: ({ name }) => <bdi style={{ fontWeight: 500 }}>{name}</bdi> },
    { id: 'contact', label: t('contact'), sort: 'contact_name', card: 'fact', cell: ({ contact_name }) => <bdi>{contact_name}</bdi> },
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
    { id: 'phone', label: t('phone'), cell: ({ contact_phone }) => <span className="num ltr">{contact_phone}</span> },
    { id: 'address', label: t('address'), hidden: true, cell: ({ address }) => <bdi>{address}</bdi> },
    {
      id: 'rate',
      card: 'figure',
      label: t('rate'),
      sort: 'hrate',
      end: true,
      cell: ({ hrate }) => hrate && <Money amount={hrate} currency={workspace.currency} />,
    },
    { id: 'added', label: t('added'), sort: 'created_at', end: true, hidden: true, cell: ({ created_at }) => day(created_at) },
  ]
  return (
    <Page title={t('page')} actions={add}>
      <DataTable
        name="clients"
        label={t('page')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={may ? (row) => setOpen({ what: 'edit', row }) : undefined}
        rowActions={(row) => (
          <MenuButton
            label={t('open', { name: row.name })}
            entries={[
              { label: t('editAction'), icon: 'edit', disabled: !may, run: () => setOpen({ what: 'edit', row }) },
              ...(sees('manage_invoices')
                ? [
                    {
                      label: t('invoices'),
                      icon: 'invoice' as const,
                      to: `/admin/invoice?filter=${encodeURIComponent(JSON.stringify({ client_id: row.id }))}`,
                    },
                  ]
                : []),
              { label: t('history'), icon: 'history', run: () => setOpen({ what: 'history', row }) },
              null,
              { label: t('delete'), icon: 'trash', danger: true, disabled: !may, run: () => void ask(row) },
            ]}
          >
            <Icon name="more" />
          </MenuButton>
        )}
        search
        exportUrl={exportOf(list)}
        empty={<EmptyState icon="clients" title={t('empty.title')} text={t(may ? 'empty.text' : 'empty.reader')} action={add} />}
      />
      <Suspense>
        {open?.what === 'edit' && <ClientDialog client={open.row} close={() => setOpen(null)} />}
        {open?.what === 'history' && <ClientHistory client={open.row} close={() => setOpen(null)} />}
      </Suspense>
    </Page>
  )
}
