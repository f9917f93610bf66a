import { useQueryClient } from '@tanstack/react-query'
import { useCurrent } from '@workledger/web-app/kit/current'
import { openInstead } from '@workledger/web-app/kit/history'
import { currentLanguage, useLanguage } from '@workledger/web-app/kit/i18n'
import { Denied } from '@workledger/web-app/kit/shell/fault'
import { useEffect, useState } from 'react'
import { CoreAdminContext, CoreAdminUI, memoryStore } from 'react-admin'
import { authProviderOf } from './auth-provider'
import { dataProvider } from './data-provider'
import { followLanguage, i18nProvider } from './kit/i18n-provider'
import { ConsoleLayout } from './kit/layout'
import { Elsewhere } from './kit/other-app'
import { consoleRoutes } from './routes'

/**
 * react-admin without its own looks: `<Admin>` is this context and this UI inside a Material theme, a baseline and a snackbar
 * of its own, and all of those are the kit's here, so that both apps are one product.
 */
export default function Console() {
  const { workspace, employee } = useCurrent()
  const language = useLanguage()
  const [said, setSaid] = useState(currentLanguage() === 'en' ? 'en' : '')
  useEffect(() => {
    void followLanguage().then(() => setSaid(language))
  }, [language])
  useEffect(() => {
    if (!workspace || !employee) openInstead('/workspaces')
  }, [workspace, employee])
  if (!workspace || !employee || said === '') return null
  return <Pages key={workspace.id} />
}

function Pages() {
  // Choices and remembered lists belong to one workspace.
  const [store] = useState(() => memoryStore())
  const client = useQueryClient()
  const [authProvider] = useState(() => authProviderOf(client))
  return (
    <CoreAdminContext {...{ dataProvider, authProvider, i18nProvider, store }} queryClient={client}>
      <CoreAdminUI layout={ConsoleLayout} title="Workledger" catchAll={Elsewhere} accessDenied={Denied} disableTelemetry requireAuth>
        {consoleRoutes}
      </CoreAdminUI>
    </CoreAdminContext>
  )
}
