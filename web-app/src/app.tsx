import { newQueryClient } from '@workledger/kit/net/query'
import { session } from '@workledger/kit/net/session'
import { ProductRouter } from '@workledger/kit/shell/product-router'
import { KitProviders } from '@workledger/kit/shell/providers'
import type { ComponentProps } from 'react'
import { ProductRoutes } from './routes'

export const client = newQueryClient()

// One person's or workspace's data must never show to the next.
let before = session.get()
let visit = session.visit()

session.subscribe(() => {
  const now = session.get()

  if (session.visit() !== visit) client.clear()
  else if (now.workspace !== before.workspace && before.workspace)
    client.removeQueries({
      predicate: ({ queryKey: [area] }) => area !== 'access' && area !== 'workspaces',
    })

  before = now
  visit = session.visit()
})

/** Both apps: one document, one session, one cache. */
export function Product(console: ComponentProps<typeof ProductRoutes>) {
  return (
    <KitProviders client={client}>
      <ProductRouter>
        <ProductRoutes {...console} />
      </ProductRouter>
    </KitProviders>
  )
}
