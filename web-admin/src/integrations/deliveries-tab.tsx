import { webhookDeliveryStates } from '@workledger/contracts/integrations/webhooks.lists'
import type { Rows } from '@workledger/contracts/registry'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { integrationsWords } from '@workledger/kit/i18n/words/integrations'
import { useMember } from '@workledger/kit/net/current'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { EmptyState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { integrationsTexts } from './messages'

type Delivery = Rows['webhook-deliveries']

const tones = { waiting: 'wait', sent: 'good', failed: 'bad', dropped: 'wait' } as const

/** Deliveries of the last 30 days, with the answers of their receivers. */
export default function DeliveriesTab() {
  const t = useText(integrationsTexts)
  const words = useRecordWords(integrationsWords)
  const { workspace } = useMember()
  const may = useMay()
  const columns = useDeliveryColumns()

  const resend = useConsoleCommand('resendWebhook', {
    onDone: () => toast(t('webhook.resent')),
    onError: toastError,
  })

  const list = useConsoleList('webhook-deliveries', {
    sort: '-created_at',
    perPage: 25,
    filters: { state: '', webhook_id: '' },
  })

  return (
    <DataTable
      name="webhook-deliveries"
      label={t('tabs.deliveries')}
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      rowActions={(row) => (
        <MenuButton
          label={t('token.open', { name: row.type })}
          entries={[
            {
              label: t('webhook.resend'),
              icon: 'history',
              disabled: !may('resendWebhook'),
              run: () => resend.run({ params: { ws: workspace.id, id: row.id } }),
            },
          ]}
        >
          <Icon name="more" />
        </MenuButton>
      )}
      filters={
        <FilterMenu
          label={words.field('state')}
          value={list.filters.state ?? ''}
          options={[...words.options(webhookDeliveryStates), { value: '', label: t('token.all') }]}
          onChange={(state) => list.change({ filters: { state } })}
        />
      }
      exportUrl={exportOf(list)}
      empty={
        <EmptyState
          icon="key"
          title={t('webhook.noDeliveries')}
          text={t('webhook.noDeliveriesText')}
        />
      }
    />
  )
}

function useDeliveryColumns(): Column<Delivery>[] {
  const { field, value } = useRecordWords(integrationsWords)
  const { moment, number } = useFormat()

  return [
    {
      id: 'type',
      label: field('type'),
      sort: 'type',
      fixed: true,
      cell: ({ type }) => <bdi>{type}</bdi>,
    },
    {
      id: 'answer',
      label: field('answer'),
      wide: true,
      card: 'fact',
      cell: ({ answer_status, answer, fault }) =>
        fault ? (
          value(fault)
        ) : (
          <>
            {answer_status}{' '}
            <Muted component="span" size={12}>
              <bdi>{answer}</bdi>
            </Muted>
          </>
        ),
    },
    {
      id: 'attempts',
      label: field('attempts'),
      sort: 'attempts',
      end: true,
      card: 'fact',
      cell: ({ attempts }) => number(attempts),
    },
    {
      id: 'created',
      label: field('created_at'),
      sort: 'created_at',
      card: 'figure',
      cell: ({ created_at }) => <span className="num">{moment(created_at)}</span>,
    },
    {
      id: 'state',
      label: field('state'),
      sort: 'state',
      card: 'chip',
      cell: ({ state }) => <StatusChip tone={tones[state]}>{value(state)}</StatusChip>,
    },
  ]
}
