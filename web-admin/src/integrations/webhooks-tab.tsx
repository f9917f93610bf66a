import type { Rows } from '@workledger/contracts/registry'
import { isolated, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { integrationsWords } from '@workledger/kit/i18n/words/integrations'
import { useMember } from '@workledger/kit/net/current'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { confirm } from '@workledger/kit/ui/confirm'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import type { MenuEntries } from '@workledger/kit/ui/menu-entries'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { EmptyState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { integrationsTexts } from './messages'

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
  const actions = useWebhookActions(setOpen)
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

function useWebhookActions(open: (what: Open) => void) {
  const t = useText(integrationsTexts)
  const { workspace } = useMember()
  const may = useMay()
  const done = (text: string) => ({ onDone: () => toast(text), onError: toastError })
  const on = useConsoleCommand('switchWebhookOn', done(t('webhook.switchedOn')))
  const off = useConsoleCommand('switchWebhookOff', done(t('webhook.switchedOff')))
  const test = useConsoleCommand('testWebhook', done(t('webhook.tested')))
  const remove = useConsoleCommand('removeWebhook', done(t('webhook.removed')))

  return (webhook: Webhook): MenuEntries => {
    const { id, state } = webhook
    const asked = { params: { ws: workspace.id, id } }

    const askRemove = async () => {
      const question = {
        title: t('webhook.removeTitle', { name: isolated(webhook.name) }),
        text: t('webhook.removeText'),
        action: t('webhook.remove'),
        danger: true,
      }

      if (await confirm(question)) remove.run(asked)
    }

    return [
      {
        label: t('webhook.test'),
        icon: 'check',
        disabled: !may('testWebhook') || state === 'off',
        run: () => test.run(asked),
      },
      {
        label: t('webhook.edit'),
        icon: 'edit',
        disabled: !may('changeWebhook'),
        run: () => open({ what: 'change', webhook }),
      },
      {
        label: t(state === 'on' ? 'webhook.off' : 'webhook.on'),
        icon: state === 'on' ? 'close' : 'check',
        disabled: !may('switchWebhookOff'),
        run: () => (state === 'on' ? off : on).run(asked),
      },
      {
        label: t('webhook.rotate'),
        icon: 'key',
        disabled: !may('rotateWebhookSecret'),
        run: () => open({ what: 'rotate', webhook }),
      },
      { label: t('token.history'), icon: 'history', run: () => open({ what: 'history', webhook }) },
      {
        label: t('webhook.remove'),
        icon: 'trash',
        danger: true,
        disabled: !may('removeWebhook'),
        run: () => void askRemove(),
      },
    ]
  }
}

function useWebhookColumns(): Column<Webhook>[] {
  const t = useText(integrationsTexts)
  const { field, value } = useRecordWords(integrationsWords)
  const { moment } = useFormat()

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
      cell: ({ types }) => (types.length > 0 ? <bdi>{types.join(', ')}</bdi> : t('webhook.all')),
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
