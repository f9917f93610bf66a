import {
  paypalAccountEvents as account,
  paypalPaymentEvents as payment,
} from '@workledger/contracts/invoicing/paypal.events'
import { paypalAccountDecider } from '@workledger/domain/invoicing/paypal-account'
import { total } from '@workledger/domain/kernel/money'
import { at, change, on, projection } from '../kernel/projection'
import { col, type RowOf, table } from '../kernel/table'

/** `id` is the workspace's id. */
export const paypalAccounts = table('paypal_accounts', {
  id: col.uuid,
  workspace_id: col.uuid,
  environment: col.text,
  client_id: col.text,
  webhook_id: col.text,
  /** Id of the secret in the vault. */
  secret_id: col.uuid,
  connected_at: col.instant,
  revision: col.revision,
})

export const paypalPayments = table(
  'paypal_payments',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    invoice_id: col.uuid,
    capture_id: col.text,
    amount: col.numeric,
    currency: col.text,
    paid_on: col.day,
    /** `received`, `entered`, `held` or `settled`; `none` if only a refund was reported so far. */
    state: col.text,
    reason: col.maybe.text,
    refunded: col.numeric,
    created_at: col.instant,
  },
  { indexes: ['workspace_id, paid_on desc', 'invoice_id'] },
)

type Payment = RowOf<typeof paypalPayments>

const workspaceIdOf = (event: { data: { workspace_id: string } }) => event.data.workspace_id
const paypalPaymentIdOf = (event: { data: { paypal_payment_id: string } }) =>
  event.data.paypal_payment_id

export const paypalProjection = projection('paypal', {
  version: 2,
  tables: [paypalAccounts, paypalPayments],
  contents: [[paypalAccounts, paypalAccountDecider]],
  steps: [
    on(account.PaypalConnected, paypalAccounts, workspaceIdOf, (_, event) => {
      const { workspace_id, ...connection } = event.data
      return { id: workspace_id, workspace_id, ...connection, connected_at: at(event) }
    }),
    on(account.PaypalDisconnected, paypalAccounts, workspaceIdOf, () => null),
    on(payment.PaypalPaymentReceived, paypalPayments, paypalPaymentIdOf, (row, event): Payment => {
      const { paypal_payment_id: id, ...data } = event.data
      const before = row ?? { refunded: total([], data.currency), created_at: at(event) }

      return {
        id,
        workspace_id: event.workspace,
        reason: null,
        ...before,
        ...data,
        state: 'received',
      }
    }),
    change(payment.PaypalPaymentEntered, paypalPayments, paypalPaymentIdOf, () => ({
      state: 'entered',
    })),
    change(
      payment.PaypalPaymentHeld,
      paypalPayments,
      paypalPaymentIdOf,
      ({ data: { reason } }) => ({
        state: 'held',
        reason,
      }),
    ),
    change(payment.PaypalPaymentRetried, paypalPayments, paypalPaymentIdOf, () => ({
      state: 'received',
      reason: null,
    })),
    change(payment.PaypalPaymentSettled, paypalPayments, paypalPaymentIdOf, () => ({
      state: 'settled',
    })),
    on(payment.PaypalPaymentRefunded, paypalPayments, paypalPaymentIdOf, (row, event): Payment => {
      const { paypal_payment_id: id, refund_id: _, ...data } = event.data

      const before = row ?? {
        ...data,
        id,
        workspace_id: event.workspace,
        state: 'none',
        reason: null,
        refunded: '0',
        created_at: at(event),
      }

      return { ...before, refunded: total([before.refunded, data.amount], data.currency) }
    }),
  ],
})
