import { BrowserRouter } from 'react-router-dom'
import { KitProviders } from './kit/providers'
import { newQueryClient } from './kit/query'
import { session } from './kit/session'
import { AppRoutes } from './routes'

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

export function App() {
  return (
    <KitProviders client={client}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </KitProviders>
  )
}
