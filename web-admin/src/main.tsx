import { applyLanguage } from '@workledger/web-app/kit/i18n'
import { createRoot } from 'react-dom/client'
import { App } from './app'

applyLanguage()
createRoot(document.getElementById('root')!).render(<App />)
