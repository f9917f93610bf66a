import { applyLanguage } from '@workledger/kit/i18n/i18n'
import { reloadOnNewRelease } from '@workledger/kit/net/new-release'
import { declareAreas } from '@workledger/kit/shell/declare-areas'
import { isConsole } from '@workledger/kit/ui/app-link'
import { hasUnsaved } from '@workledger/kit/ui/unsaved'
import { consoleNavigation } from '@workledger/web-admin/navigation'
import { lazy } from 'react'
import { createRoot } from 'react-dom/client'
import { client, Product } from './app'
import { askFirstCalls } from './first-calls'

// Only this entry names the console; its sidebar entries are known before its pages load.
declareAreas(consoleNavigation)

const fetchConsole = () => import('@workledger/web-admin/console')
const Console = lazy(fetchConsole)

// In its own document the console loads at once, in parallel with the product's first files.
if (isConsole(window.location.pathname)) void fetchConsole()

askFirstCalls(client, window.location.pathname)
applyLanguage()
reloadOnNewRelease(window, hasUnsaved)

createRoot(document.getElementById('root')!).render(
  <Product Console={Console} consoleNavigation={consoleNavigation} />,
)
