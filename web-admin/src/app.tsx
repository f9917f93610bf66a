import { CurrentProvider, useCurrent } from '@workledger/web-app/kit/current'
import { currentLanguage, useLanguage, useText } from '@workledger/web-app/kit/i18n'
import { kitTexts } from '@workledger/web-app/kit/messages'
import { KitProviders } from '@workledger/web-app/kit/providers'
import { newQueryClient } from '@workledger/web-app/kit/query'
import { session, useSession } from '@workledger/web-app/kit/session'
import { Denied } from '@workledger/web-app/kit/shell/fault'
import { FailedState } from '@workledger/web-app/kit/states'
import { type ReactNode, useEffect, useState } from 'react'
import { CoreAdminContext, CoreAdminUI, memoryStore } from 'react-admin'
import { BrowserRouter } from 'react-router-dom'
import { authProviderOf, goToSignIn } from './auth-provider'
import { dataProvider } from './data-provider'
import { followLanguage, i18nProvider } from './kit/i18n-provider'
import { ConsoleLayout } from './kit/layout'
import { Elsewhere } from './kit/other-app'
import { consoleRoutes } from './routes'

const client = newQueryClient()
const authProvider = authProviderOf(client)

// What one person or workspace has loaded is never shown to the next.
let before = session.get()
session.subscribe(() => {
  const now = session.get()
  if (now.token !== before.token || (before.workspace && now.workspace !== before.workspace)) client.clear()
  before = now
})

export function App() {
  return (
    <KitProviders client={client}>
      <BrowserRouter basename="/admin">
        <SignedIn>
          <Console />
        </SignedIn>
      </BrowserRouter>
    </KitProviders>
  )
}

/** Everybody else signs in at the employees' app and comes back. */
function SignedIn({ children }: { children: ReactNode }) {
  const t = useText(kitTexts)
  const { token } = useSession()
  useEffect(() => {
    if (!token) goToSignIn()
  }, [token])
  const waiting = (
    <div role="status" style={{ display: 'grid', placeItems: 'center', height: '100dvh' }}>
      {t('loading')}
    </div>
  )
  if (!token) return waiting
  return (
    <CurrentProvider loading={waiting} failed={(retry) => <FailedState error={{ message: t('offlineShort') }} retry={retry} />}>
      {children}
    </CurrentProvider>
  )
}

/**
 * react-admin without its own looks: `<Admin>` is this context and this UI inside a Material theme, a baseline and a snackbar
 * of its own, and all of those are the kit's here, so that both apps are one product.
 */
function Console() {
  const { workspace, employee } = useCurrent()
  const language = useLanguage()
  const [said, setSaid] = useState(currentLanguage() === 'en' ? 'en' : '')
  useEffect(() => {
    void followLanguage().then(() => setSaid(language))
  }, [language])
  useEffect(() => {
    if (!workspace || !employee) window.location.replace('/workspaces')
  }, [workspace, employee])
  if (!workspace || !employee || said === '') return null
  return <Pages key={workspace.id} />
}

function Pages() {
  // Choices and remembered lists belong to one workspace.
  const [store] = useState(() => memoryStore())
  return (
    <CoreAdminContext {...{ dataProvider, authProvider, i18nProvider, store }} queryClient={client}>
      <CoreAdminUI layout={ConsoleLayout} title="Workledger" catchAll={Elsewhere} accessDenied={Denied} disableTelemetry requireAuth>
        {consoleRoutes}
      </CoreAdminUI>
    </CoreAdminContext>
  )
}
