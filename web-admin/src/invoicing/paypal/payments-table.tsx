import Box from '@mui/material/Box'
import { paypalPaymentStates } from '@workledger/contracts/invoicing/paypal.lists'
import type { Rows } from '@workledger/contracts/registry'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { useMember } from '@workledger/kit/net/current'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { AppLink, useGo } from '@workledger/kit/ui/app-link'
import { confirm } from '@workledger/kit/ui/confirm'
import { Money } from '@workledger/kit/ui/figures'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton, type MenuEntry } from '@workledger/kit/ui/menu-button'
import { EmptyState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Heading, Muted, Strong } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import type { Tone } from '@workledger/kit/ui/tokens'
import { lazy, Suspense, useState } from 'react'
import { useConsoleList } from '../../kit/console-list'
import { isZero } from '../../kit/decimal'
import { exportOf } from '../../kit/exports'
import { useMay } from '../../kit/may'
import { useConsoleCommand } from '../../kit/use-command'
import { paypalTexts } from './messages'
import { useReason } from './use-reason'

const PaypalHistory = lazy(() => import('./paypal-history'))

type PaypalPaymentRow = Rows['paypal-payments']

const paypalPaymentTones: Record<PaypalPaymentRow['state'], Tone> = {
  received: 'wait',
  entered: 'good',
  held: 'bad',
  settled: 'wait',
  refunded: 'warn',
}

const address = ({ invoice_id }: PaypalPaymentRow) => `/admin/invoice/${invoice_id}/preview`

export function PaymentsTable() {
  const t = useText(paypalTexts)
  const go = useGo()
  const { money } = useFormat()
  const [history, setHistory] = useState<PaypalPaymentRow | null>(null)
  const list = useConsoleList('paypal-payments', { sort: '-paid_on', filters: { state: '' } })
  const { workspace } = useMember()
  const may = useMay()

  const retry = useConsoleCommand('retryPaypalPayment', {
    onDone: ({ data }) =>
      void toast(t(data.state === 'held' ? 'toast.stillHeld' : 'toast.entered')),
    onError: toastError,
  })

  const settle = useConsoleCommand('settlePaypalPayment', {
    onDone: () => void toast(t('toast.settled')),
    onError: toastError,
  })

  const settled = async ({ id, amount, currency }: PaypalPaymentRow) => {
    const text = t('settleText', { amount: money(amount, currency) })

    if (await confirm({ title: t('settleTitle'), text, action: t('settle') }))
      settle.run({ params: { ws: workspace.id, id } })
  }

  const decisions = (row: PaypalPaymentRow): MenuEntry[] =>
    row.state === 'held' && may('retryPaypalPayment')
      ? [
          {
            label: t('retry'),
            icon: 'refresh',
            disabled: retry.busy,
            run: () => retry.run({ params: { ws: workspace.id, id: row.id } }),
          },
          {
            label: t('settle'),
            icon: 'check',
            disabled: settle.busy,
            run: () => void settled(row),
          },
        ]
      : []

  const columns = usePaymentColumns()

  return (
    <Box component="section" aria-label={t('payments')}>
      <Heading size={16} sx={{ mb: 1 }}>
        {t('payments')}
      </Heading>
      {list.filters.state === 'held' && (
        <Muted component="p" sx={{ m: 0, mb: 1.5, maxWidth: 720 }}>
          {t('held')}
        </Muted>
      )}
      <DataTable
        name="paypal-payments"
        label={t('payments')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={(row) => go(address(row))}
        rowActions={(row) => (
          <MenuButton
            label={pair(t('history'), row.capture_id)}
            entries={[
              ...decisions(row),
              { label: t('history'), icon: 'history', run: () => setHistory(row) },
            ]}
          >
            <Icon name="more" />
          </MenuButton>
        )}
        searchLabel={t('search')}
        filters={
          <FilterMenu
            label={t('state')}
            value={list.filters.state ?? ''}
            options={[
              { value: '', label: t('all') },
              ...paypalPaymentStates.map((value) => ({ value, label: t(`states.${value}`) })),
            ]}
            onChange={(state) => list.change({ filters: { state } })}
          />
        }
        exportUrl={exportOf(list)}
        empty={<EmptyState icon="invoice" title={t('empty.title')} text={t('empty.text')} />}
      />
      <Suspense>
        {history && (
          <PaypalHistory
            stream={history.stream}
            title={history.capture_id}
            close={() => setHistory(null)}
          />
        )}
      </Suspense>
    </Box>
  )
}

function usePaymentColumns(): Column<PaypalPaymentRow>[] {
  const t = useText(paypalTexts)
  const { day } = useFormat()
  const reason = useReason()

  return [
    {
      id: 'invoice',
      label: t('invoice'),
      sort: 'invoice_number',
      fixed: true,
      cell: (row) => (
        <Strong
          component={AppLink}
          to={address(row)}
          className="num"
          sx={{ textDecoration: 'none' }}
        >
          {row.invoice_number}
        </Strong>
      ),
    },
    {
      id: 'paidOn',
      label: t('paidOn'),
      sort: 'paid_on',
      card: 'fact',
      cell: ({ paid_on }) => day(paid_on),
    },
    {
      id: 'capture',
      label: t('capture'),
      sort: 'capture_id',
      card: 'fact',
      cell: ({ capture_id }) => <bdi>{capture_id}</bdi>,
    },
    {
      id: 'amount',
      label: t('amount'),
      sort: 'amount',
      card: 'figure',
      end: true,
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    {
      id: 'refunded',
      label: t('refunded'),
      sort: 'refunded',
      end: true,
      cell: ({ refunded, currency }) =>
        isZero(refunded) ? '' : <Money amount={refunded} currency={currency} />,
    },
    {
      id: 'state',
      label: t('state'),
      sort: 'state',
      cell: ({ state }) => (
        <StatusChip tone={paypalPaymentTones[state]}>{t(`states.${state}`)}</StatusChip>
      ),
    },
    {
      id: 'reason',
      label: t('reason'),
      cell: ({ reason: code }) =>
        code ? <Box sx={{ whiteSpace: 'normal', maxWidth: 320 }}>{reason(code)}</Box> : '',
    },
  ]
}
