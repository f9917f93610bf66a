import type { Rows } from '@workledger/contracts/registry'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { integrationsWords } from '@workledger/kit/i18n/words/integrations'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { EmptyState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { lazy, Suspense, useState } from 'react'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { useMay } from '../kit/may'
import { integrationsTexts } from './messages'
import { useTargetMenu } from './use-target-menu'

const IntegrationHistory = lazy(() => import('./integration-history'))
const AddWebhookDialog = lazy(async () => ({
  default: (await import('./webhook-dialogs')).AddWebhookDialog,
}))
const ChangeWebhookDialog = lazy(async () => ({
  default: (await import('./webhook-dialogs')).ChangeWebhookDialog,
}))
const RotateDialog = lazy(async () => ({
  default: (await import('./webhook-dialogs')).RotateDialog,
}))

type Webhook = Rows['webhooks']
type Open = { readonly what: 'history' | 'rotate' | 'change'; readonly webhook: Webhook }

/** Endpoints to which public events are sent. */
export default function WebhooksTab() {
  const t = useText(integrationsTexts)
  const may = useMay()
  const [adding, setAdding] = useState(false)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const columns = useWebhookColumns()
  const actions = useTargetMenu<Webhook>('webhook', {
    change: (webhook) => setOpen({ what: 'change', webhook }),
    showHistory: (webhook) => setOpen({ what: 'history', webhook }),
    more: (webhook) => [
      {
        label: t('webhook.rotate'),
        icon: 'key',
        disabled: !may('rotateWebhookSecret'),
        run: () => setOpen({ what: 'rotate', webhook }),
      },
    ],
  })
  const list = useConsoleList('webhooks', { sort: 'name', perPage: 25 })

  usePageActions({
    primary: may('addWebhook') && {
      label: t('webhook.add'),
      icon: 'plus',
      keys: 'n',
      run: () => setAdding(true),
    },
  })

  return (
    <>
      <DataTable
        name="webhooks"
        label={t('tabs.webhooks')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowActions={(row) => (
          <MenuButton label={t('token.open', { name: row.name })} entries={actions(row)}>
            <Icon name="more" />
          </MenuButton>
        )}
        exportUrl={exportOf(list)}
        empty={
          <EmptyState icon="key" title={t('webhook.emptyTitle')} text={t('webhook.emptyText')} />
        }
      />
      <Suspense>
        {adding && <AddWebhookDialog close={() => setAdding(false)} />}
        {open?.what === 'change' && <ChangeWebhookDialog webhook={open.webhook} close={close} />}
        {open?.what === 'rotate' && <RotateDialog webhook={open.webhook} close={close} />}
        {open?.what === 'history' && <IntegrationHistory row={open.webhook} close={close} />}
      </Suspense>
    </>
  )
}

function useWebhookColumns(): Column<Webhook>[] {
  const t = useText(integrationsTexts)
  const { field, value } = useRecordWords(integrationsWords)
  const { listed, moment } = useFormat()

  return [
    {
      id: 'name',
      label: t('token.name'),
      sort: 'name',
      fixed: true,
      cell: ({ name, origin }) => (
        <>
          <Strong component="bdi">{name}</Strong>
          <Muted size={12} sx={{ lineHeight: '16px' }}>
            <bdi>{origin}</bdi>
          </Muted>
        </>
      ),
    },
    {
      id: 'description',
      label: field('description'),
      hidden: true,
      card: 'none',
      cell: ({ description }) => <bdi>{description}</bdi>,
    },
    {
      id: 'types',
      label: field('types'),
      wide: true,
      card: 'fact',
      cell: ({ types }) => (types.length > 0 ? <bdi>{listed(types)}</bdi> : t('webhook.all')),
    },
    {
      id: 'maker',
      label: field('maker'),
      sort: 'maker',
      card: 'fact',
      cell: ({ maker, account }) => <bdi>{account ?? maker}</bdi>,
    },
    {
      id: 'state',
      label: field('state'),
      sort: 'state',
      card: 'chip',
      cell: ({ state, off_because }) => (
        <StatusChip tone={state === 'on' ? 'good' : 'bad'}>
          {value(off_because ?? state)}
        </StatusChip>
      ),
    },
    {
      id: 'created',
      label: field('created_at'),
      sort: 'created_at',
      hidden: true,
      cell: ({ created_at }) => <span className="num">{moment(created_at)}</span>,
    },
  ]
}
