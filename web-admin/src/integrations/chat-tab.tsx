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
  const actions = useTargetMenu<Channel>('chat', {
    change: (channel) => setOpen({ what: 'change', channel }),
    showHistory: (channel) => setOpen({ what: 'history', channel }),
  })
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
