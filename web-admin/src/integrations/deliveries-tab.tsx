import { publicEventNames, TEST_EVENT } from '@workledger/contracts/integrations/public-event-names'
import { webhookDeliveryStates } from '@workledger/contracts/integrations/webhooks.lists'
import type { Rows } from '@workledger/contracts/registry'
import { FoundFilter } from '@workledger/kit/form/found-filter'
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
import { lazy, Suspense, useState } from 'react'
import { BulkBar } from '../kit/bulk-bar'
import { useChoosing } from '../kit/choosing'
import { type ConsoleList, useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { integrationsTexts } from './messages'

type Delivery = Rows['webhook-deliveries']
type DeliveryList = ConsoleList<Delivery>

const DeliveryPanel = lazy(() => import('./delivery-panel'))

const tones = { waiting: 'wait', sent: 'good', failed: 'bad', dropped: 'wait' } as const

/** Deliveries of the last 30 days, with the answers of their receivers. */
export default function DeliveriesTab() {
  const t = useText(integrationsTexts)
  const { workspace } = useMember()
  const may = useMay()('resendWebhook')
  const columns = useDeliveryColumns()
  const [open, setOpen] = useState<Delivery | null>(null)

  const resend = useConsoleCommand('resendWebhook', {
    onDone: () => toast(t('webhook.resent')),
    onError: toastError,
  })

  const together = useConsoleCommand('resendWebhook')
  const asked = ({ id }: Delivery) => ({ params: { ws: workspace.id, id } })

  const list = useConsoleList('webhook-deliveries', {
    sort: '-created_at',
    perPage: 25,
    filters: { state: '', webhook_id: '', type: '' },
  })

  const choosing = useChoosing(list, ({ type }) => type)

  return (
    <>
      <DataTable
        name="webhook-deliveries"
        label={t('tabs.deliveries')}
        list={list}
        columns={may ? [choosing, ...columns] : columns}
        chosen={list.chosen}
        rowKey={({ id }) => id}
        onOpen={setOpen}
        rowActions={(row) => (
          <MenuButton
            label={t('token.open', { name: row.type })}
            entries={[
              { label: t('delivery.show'), icon: 'eye', run: () => setOpen(row) },
              {
                label: t('delivery.only', { name: row.type }),
                icon: 'filter',
                run: () => list.change({ filters: { type: row.type } }),
              },
              {
                label: t('webhook.resend'),
                icon: 'history',
                disabled: !may,
                run: () => resend.run(asked(row)),
              },
            ]}
          >
            <Icon name="more" />
          </MenuButton>
        )}
        filters={<DeliveryFilters list={list} />}
        exportUrl={exportOf(list)}
        empty={
          <EmptyState
            icon="key"
            title={t('webhook.noDeliveries')}
            text={t('webhook.noDeliveriesText')}
          />
        }
      />
      <BulkBar
        list={list}
        nameOf={({ type }) => type}
        actions={
          may
            ? [
                {
                  id: 'resend',
                  label: t('webhook.resend'),
                  run: (row) => together.send(asked(row)),
                },
              ]
            : []
        }
      />
      <Suspense>{open && <DeliveryPanel delivery={open} close={() => setOpen(null)} />}</Suspense>
    </>
  )
}

/** Endpoint, state and event. */
function DeliveryFilters({ list }: { list: DeliveryList }) {
  const t = useText(integrationsTexts)
  const words = useRecordWords(integrationsWords)
  const { state = '', webhook_id = '', type = '' } = list.filters
  const all = { value: '', label: t('token.all') }

  const webhooks = useConsoleList('webhooks', {
    sort: 'name',
    perPage: 100,
    outOfAddress: 'The choices of a filter',
  })

  return (
    <>
      <FilterMenu
        label={words.field('webhook')}
        value={webhook_id}
        options={[all, ...webhooks.rows.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(chosen) => list.change({ filters: { webhook_id: chosen } })}
      />
      <FilterMenu
        label={words.field('state')}
        value={state}
        options={[all, ...words.options(webhookDeliveryStates)]}
        onChange={(chosen) => list.change({ filters: { state: chosen } })}
      />
      <EventFilter
        label={words.field('type')}
        value={type}
        onChange={(chosen) => list.change({ filters: { type: chosen } })}
      />
    </>
  )
}

const eventNames = [TEST_EVENT, ...publicEventNames].sort().map((id) => ({ id }))

/** Chooses one of all events, found by typing a part of its name. */
function EventFilter({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (name: string) => void
}) {
  const t = useText(integrationsTexts)
  const [typed, setTyped] = useState('')
  const wanted = typed === value ? '' : typed.trim().toLowerCase()

  return (
    <FoundFilter
      label={label}
      all={t('token.all')}
      value={value === '' ? null : { id: value }}
      onChange={onChange}
      onTyped={setTyped}
      found={eventNames.filter(({ id }) => id.includes(wanted))}
      loading={false}
      nameOf={({ id }) => id}
      none={t('delivery.noEvent')}
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
      cell: ({ type, webhook }) => (
        <>
          <bdi>{type}</bdi>
          <Muted size={12} sx={{ lineHeight: '16px' }}>
            <bdi>{webhook}</bdi>
          </Muted>
        </>
      ),
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
