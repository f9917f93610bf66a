import { createRoot } from 'react-dom/client'
import { App } from './app'
import { applyLanguage } from './kit/i18n'

applyLanguage()
createRoot(document.getElementById('root')!).render(<App />)
