import { useQueryClient } from '@tanstack/react-query'
import { currentLanguage, useLanguage, useText } from '@workledger/kit/i18n/i18n'
import { useCurrent } from '@workledger/kit/net/current'
import { Denied } from '@workledger/kit/shell/fault'
import { NoCompany } from '@workledger/kit/shell/no-company'
import { useProductPath } from '@workledger/kit/ui/app-link'
import { openInstead } from '@workledger/kit/ui/browser-history'
import { useEffect, useState } from 'react'
import { CoreAdminContext, CoreAdminUI, memoryStore } from 'react-admin'
import { authProviderOf } from './auth-provider'
import { dataProvider } from './data-provider'
import { followLanguage, i18nProvider } from './kit/i18n-provider'
import { ConsoleLayout } from './kit/layout'
import { Elsewhere } from './kit/other-app'
import { consoleRoutes } from './routes'
import { structureTexts } from './structure/messages'

/**
 * react-admin without its own looks. `<Admin>` is this context and this UI inside a Material theme,
 * a baseline and a snackbar of its own. All of those are the kit's here, so that both apps are one
 * product.
 */
export default function Console() {
  const { workspace, employee, needsFactor } = useCurrent()
  const language = useLanguage()
  const [said, setSaid] = useState(currentLanguage() === 'en' ? 'en' : '')

  useEffect(() => {
    void followLanguage().then(() => setSaid(language))
  }, [language])

  const company = useText(structureTexts)('page')
  const member = workspace && employee
  // Of the console's pages, this one is open to all signed-in people.
  const open = useProductPath() === '/admin/general'

  useEffect(() => {
    // The employees' app asks for the second factor that is missing.
    if (!member && !open) openInstead(needsFactor ? '/dashboard' : '/workspaces')
  }, [member, open, needsFactor])

  if (!member && open) return <NoCompany title={company} icon="clients" />
  if (!member || said === '') return null

  return <Pages key={workspace.id} />
}

function Pages() {
  // Choices and remembered lists belong to one workspace.
  const [store] = useState(() => memoryStore())
  const client = useQueryClient()
  const [authProvider] = useState(() => authProviderOf(client))

  return (
    <CoreAdminContext {...{ dataProvider, authProvider, i18nProvider, store }} queryClient={client}>
      <CoreAdminUI
        layout={ConsoleLayout}
        title="Workledger"
        catchAll={Elsewhere}
        accessDenied={Denied}
        disableTelemetry
        requireAuth
      >
        {consoleRoutes}
      </CoreAdminUI>
    </CoreAdminContext>
  )
}
