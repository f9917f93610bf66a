import { billingApi as api } from '@workledger/contracts/billing/billing.api'
import type { MultiStepCommand } from '../in-the-middle'
import { createCompany } from '../people'
import { rowsOf } from './company'

/** A first subscription, which names the payment provider's customer before any order. */
export const billingCommands: readonly MultiStepCommand[] = [
  {
    name: 'a first subscription',
    appends: 2,
    reserves: 1,
    async prepare(product) {
      const { ws, admin } = await createCompany(product)
      const body = { product_id: 'monthly' as const, payment_method: 'pm_sandbox' }

      return {
        act: () => product.call(api.subscribe, { token: admin.token, params: { ws }, body }),
        async complete() {
          const [row] = await rowsOf(product, 'subscriptions', 'workspace_id = $1', ws)
          expect([row?.status, row?.plan]).toEqual(['active', 'monthly'])
        },
      }
    },
  },
]
