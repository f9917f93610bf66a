import { applyLanguage } from '@workledger/kit/i18n/i18n'
import { keepFirstReads } from '@workledger/kit/net/first-reads'
import { reloadOnNewRelease } from '@workledger/kit/net/new-release'
import { declareAreas } from '@workledger/kit/shell/declare-areas'
import { declarePageCode, isPrefetching, prefetchPage } from '@workledger/kit/ui/pages'
import { readyLazy } from '@workledger/kit/ui/ready-lazy'
import { hasUnsaved } from '@workledger/kit/ui/unsaved'
import { firstListAddress } from '@workledger/web-admin/first-lists'
import { consoleNavigation } from '@workledger/web-admin/navigation'
import { createRoot } from 'react-dom/client'
import { client, Product } from './app'
import { askFirstCalls } from './first-calls'

// Only this entry names the console; its sidebar entries are known before its pages load.
declareAreas(consoleNavigation)

const Console = readyLazy(() => import('@workledger/web-admin/console'))

declarePageCode([['/admin/*', Console.fetch]])

// Code and data of the page load while the shell is drawn.
void prefetchPage(window.location.pathname)
askFirstCalls(client, window.location, firstListAddress)
keepFirstReads(client)
applyLanguage()
reloadOnNewRelease(window, () => hasUnsaved() || isPrefetching())

createRoot(document.getElementById('root')!).render(
  <Product Console={Console} consoleNavigation={consoleNavigation} />,
)
