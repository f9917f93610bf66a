import { applyLanguage } from '@workledger/kit/i18n/i18n'
import { reloadOnNewRelease } from '@workledger/kit/net/new-release'
import { isConsole } from '@workledger/kit/ui/app-link'
import { hasUnsaved } from '@workledger/kit/ui/unsaved'
import { lazy } from 'react'
import { createRoot } from 'react-dom/client'
import { Product } from './app'

// The one place where this app names the console.
const fetchConsole = () => import('@workledger/web-admin/console')
const Console = lazy(fetchConsole)
// In its own document the console is fetched at once, beside what the product needs first.
if (isConsole(window.location.pathname)) void fetchConsole()

applyLanguage()
reloadOnNewRelease(window, hasUnsaved)
createRoot(document.getElementById('root')!).render(<Product Console={Console} />)
