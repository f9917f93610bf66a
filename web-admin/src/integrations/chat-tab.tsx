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
const ChatDialog = lazy(() => import('./chat-dialog'))

type Channel = Rows['chat-channels']
type Open = { readonly what: 'history' | 'change'; readonly channel: Channel }

/** Channels of Slack and Teams that get messages. */
export default function ChatTab() {
  const t = useText(integrationsTexts)
  const may = useMay()
  const [adding, setAdding] = useState(false)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const columns = useChannelColumns()
  const actions = useChannelActions(setOpen)
  const list = useConsoleList('chat-channels', { sort: 'name', perPage: 25 })

  usePageActions({
    primary: may('addChatChannel') && {
      label: t('chat.add'),
      icon: 'plus',
      keys: 'n',
      run: () => setAdding(true),
    },
  })

  return (
    <>
      <DataTable
        name="chat-channels"
        label={t('tabs.chat')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowActions={(row) => (
          <MenuButton label={t('token.open', { name: row.name })} entries={actions(row)}>
            <Icon name="more" />
          </MenuButton>
        )}
        exportUrl={exportOf(list)}
        empty={<EmptyState icon="mail" title={t('chat.emptyTitle')} text={t('chat.emptyText')} />}
      />
      <Suspense>
        {adding && <ChatDialog channel={null} close={() => setAdding(false)} />}
        {open?.what === 'change' && <ChatDialog channel={open.channel} close={close} />}
        {open?.what === 'history' && <IntegrationHistory row={open.channel} close={close} />}
      </Suspense>
    </>
  )
}

function useChannelActions(open: (what: Open) => void) {
  const t = useText(integrationsTexts)
  const { workspace } = useMember()
  const may = useMay()
  const done = (text: string) => ({ onDone: () => toast(text), onError: toastError })
  const on = useConsoleCommand('switchChatChannelOn', done(t('chat.switchedOn')))
  const off = useConsoleCommand('switchChatChannelOff', done(t('chat.switchedOff')))
  const test = useConsoleCommand('testChatChannel', done(t('webhook.tested')))
  const remove = useConsoleCommand('removeChatChannel', done(t('chat.removed')))

  return (channel: Channel): MenuEntries => {
    const { id, state } = channel
    const asked = { params: { ws: workspace.id, id } }

    const askRemove = async () => {
      const question = {
        title: t('webhook.removeTitle', { name: isolated(channel.name) }),
        text: t('chat.removeText'),
        action: t('webhook.remove'),
        danger: true,
      }

      if (await confirm(question)) remove.run(asked)
    }

    return [
      {
        label: t('webhook.test'),
        icon: 'check',
        disabled: !may('testChatChannel') || state === 'off',
        run: () => test.run(asked),
      },
      {
        label: t('chat.edit'),
        icon: 'edit',
        disabled: !may('changeChatChannel'),
        run: () => open({ what: 'change', channel }),
      },
      {
        label: t(state === 'on' ? 'webhook.off' : 'webhook.on'),
        icon: state === 'on' ? 'close' : 'check',
        disabled: !may('switchChatChannelOff'),
        run: () => (state === 'on' ? off : on).run(asked),
      },
      { label: t('token.history'), icon: 'history', run: () => open({ what: 'history', channel }) },
      {
        label: t('webhook.remove'),
        icon: 'trash',
        danger: true,
        disabled: !may('removeChatChannel'),
        run: () => void askRemove(),
      },
    ]
  }
}

function useChannelColumns(): Column<Channel>[] {
  const t = useText(integrationsTexts)
  const { field, value } = useRecordWords(integrationsWords)
  const { moment, listed } = useFormat()

  return [
    {
      id: 'name',
      label: t('token.name'),
      sort: 'name',
      fixed: true,
      cell: ({ name, service, host, hint }) => (
        <>
          <Strong component="bdi">{name}</Strong>
          <Muted size={12} sx={{ lineHeight: '16px' }}>
            {value(service)} · <bdi>{`${host} …${hint}`}</bdi>
          </Muted>
        </>
      ),
    },
    {
      id: 'kinds',
      label: field('kinds'),
      wide: true,
      card: 'fact',
      cell: ({ kinds }) => listed(kinds.map((kind) => value(kind))),
    },
    {
      id: 'sent',
      label: field('sent_at'),
      sort: 'sent_at',
      card: 'fact',
      named: true,
      cell: ({ sent_at }) => sent_at && <span className="num">{moment(sent_at)}</span>,
    },
    {
      id: 'failure',
      label: field('fault'),
      card: 'fact',
      cell: (row) => <Failure {...row} />,
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
  ]
}

/** Why the waiting message did not arrive, and when it is tried again. */
function Failure({ state, fault, answer_status, due_at }: Channel) {
  const t = useText(integrationsTexts)
  const { value } = useRecordWords(integrationsWords)
  const { moment } = useFormat()
  if (!fault && answer_status === null) return null

  return (
    <>
      {fault ? value(fault) : t('chat.answered', { status: answer_status ?? '' })}
      {state === 'on' && due_at && (
        <Muted size={12} sx={{ lineHeight: '16px' }}>
          {t('chat.again', { at: moment(due_at) })}
        </Muted>
      )}
    </>
  )
}
