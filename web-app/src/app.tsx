import type { ComponentType } from 'react'
import { ProductRouter } from './kit/product-router'
import { KitProviders } from './kit/providers'
import { newQueryClient } from './kit/query'
import { session } from './kit/session'
import { ProductRoutes } from './routes'

const client = newQueryClient()

// What one person or workspace has loaded is never shown to the next.
let before = session.get()
session.subscribe(() => {
  const now = session.get()
  if (now.token !== before.token) client.clear()
  else if (now.workspace !== before.workspace && before.workspace)
    client.removeQueries({ predicate: ({ queryKey: [area] }) => area !== 'access' && area !== 'workspaces' })
  before = now
})

/** Both apps: one document, one session, one cache. */
export function Product({ Console }: { Console: ComponentType }) {
  return (
    <KitProviders client={client}>
      <ProductRouter>
        <ProductRoutes Console={Console} />
      </ProductRouter>
    </KitProviders>
  )
}
