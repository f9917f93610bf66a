import { deliveryStatuses } from '@workledger/contracts/operations/delivery-statuses'
import type { Rows } from '@workledger/contracts/registry'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { EmptyState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { lazy, Suspense, useState } from 'react'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { deliveryTones, outcomeOf, useDeliveryReason, useMailName } from './deliveries'
import { operationsTexts } from './messages'
import { useResend } from './use-resend'

const DeliveryHistory = lazy(() => import('./delivery-history'))

type DeliveryRow = Rows['deliveries']

const outcomes = ['', 'intended', 'sent', 'outbox', 'withheld', 'failed', 'unknown'] as const

type Outcome = (typeof outcomes)[number]

/** A message in the outbox counts as sent on the server, which also gives its place. */
const filtersOf = (outcome: Outcome) =>
  outcome === 'outbox'
    ? { status: 'sent', where: 'outbox' }
    : outcome === 'sent'
      ? { status: 'sent', where: 'smtp' }
      : { status: outcome, where: '' }

const chosenOf = ({ status, where }: Record<string, string>): Outcome =>
  where === 'outbox' ? 'outbox' : (deliveryStatuses.find((one) => one === status) ?? '')

/** The workspace's messages and their outcomes, with a way to resend failed or unknown ones. */
export function MessagesTab() {
  const t = useText(operationsTexts)
  const { admin } = useMember()
  const [history, setHistory] = useState<DeliveryRow | null>(null)

  const list = useConsoleList('deliveries', {
    sort: '-created_at',
    filters: { status: '', where: '' },
  })

  const resend = useResend()

  const columns = useDeliveryColumns()

  return (
    <>
      <DataTable
        name="deliveries"
        label={t('messages')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowActions={(row) => (
          <MenuButton
            label={t('open', { to: row.to || t('erased') })}
            entries={[
              { label: t('history'), icon: 'history', run: () => setHistory(row) },
              ...(admin && (row.status === 'failed' || row.status === 'unknown')
                ? [
                    {
                      label: t('resend'),
                      icon: 'mail' as const,
                      disabled: resend.busy,
                      run: () => void resend.ask(row),
                    },
                  ]
                : []),
            ]}
          >
            <Icon name="more" />
          </MenuButton>
        )}
        filters={
          <FilterMenu
            label={t('status')}
            value={chosenOf(list.filters)}
            options={outcomes.map((value) => ({ value, label: t(value || 'all') }))}
            onChange={(outcome) => list.change({ filters: filtersOf(outcome as Outcome) })}
          />
        }
        exportUrl={exportOf(list)}
        empty={<EmptyState icon="mail" title={t('empty.title')} text={t('empty.text')} />}
      />
      <Suspense>
        {history && <DeliveryHistory delivery={history} close={() => setHistory(null)} />}
      </Suspense>
    </>
  )
}

function useDeliveryColumns(): Column<DeliveryRow>[] {
  const t = useText(operationsTexts)
  const { moment } = useFormat()
  const mailName = useMailName()

  return [
    {
      id: 'message',
      label: t('message'),
      sort: 'message',
      fixed: true,
      cell: ({ template }) => <b style={{ fontWeight: 500 }}>{mailName(template)}</b>,
    },
    {
      id: 'to',
      label: t('to'),
      sort: 'to',
      card: 'fact',
      cell: ({ to }) => <span className="ltr">{to || t('erased')}</span>,
    },
    {
      id: 'status',
      label: t('status'),
      sort: 'status',
      cell: (row) => <StatusChip tone={deliveryTones[row.status]}>{t(outcomeOf(row))}</StatusChip>,
    },
    {
      id: 'created',
      label: t('created'),
      sort: 'created_at',
      card: 'fact',
      cell: ({ created_at }) => <span className="num">{moment(created_at)}</span>,
    },
    {
      id: 'settled',
      label: t('settled'),
      sort: 'settled_at',
      hidden: true,
      cell: ({ settled_at }) => settled_at && <span className="num">{moment(settled_at)}</span>,
    },
    ...useAttemptColumns(),
  ]
}

/** How often sending was tried, and why it failed. */
function useAttemptColumns(): Column<DeliveryRow>[] {
  const t = useText(operationsTexts)
  const { number } = useFormat()
  const reasonIn = useDeliveryReason()

  return [
    {
      id: 'attempts',
      label: t('attempts'),
      sort: 'attempts',
      end: true,
      cell: ({ attempts }) => number(attempts),
    },
    {
      id: 'message_id',
      label: t('messageId'),
      hidden: true,
      cell: ({ message_id }) => <span className="ltr">{message_id}</span>,
    },
    {
      id: 'reason',
      label: t('reason'),
      wide: true,
      card: 'fact',
      cell: ({ reason }) => reason && <Muted component="bdi">{reasonIn(reason)}</Muted>,
    },
  ]
}
