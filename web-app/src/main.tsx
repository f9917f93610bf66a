import { lazy } from 'react'
import { createRoot } from 'react-dom/client'
import { Product } from './app'
import { applyLanguage } from './kit/i18n'
import { reloadOnNewRelease } from './kit/new-release'
import { hasUnsaved } from './kit/unsaved'

// The one place where this app names the console; web-admin/index.html has fetched it already.
const Console = lazy(() => import('@workledger/web-admin/console'))

applyLanguage()
reloadOnNewRelease(window, hasUnsaved)
createRoot(document.getElementById('root')!).render(<Product Console={Console} />)
