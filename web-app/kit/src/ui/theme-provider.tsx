import '@fontsource-variable/inter'
import './arabic.css'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, useColorScheme } from '@mui/material/styles'
import { languages } from '@workledger/contracts/kernel/languages'
import { type ReactNode, use, useEffect, useMemo } from 'react'
import { prefixer } from 'stylis'
import { useLanguage } from '../i18n/i18n'
import { whenIdle } from '../net/when-idle'
import { useAppearance } from './appearance'
import { scaleWithText } from './scale-with-text'
import { houseTheme } from './theme'

const leftToRight = createCache({
  key: 'wl',
  prepend: true,
  stylisPlugins: [scaleWithText, prefixer],
})
let rightToLeft: Promise<EmotionCache> | undefined

/** Only right-to-left readers load the mirroring plugin. */
const mirrored = () => (rightToLeft ??= import('./rtl-cache').then((module) => module.rtlCache))

/** Theme, type, direction and colour scheme for everything inside. */
export function HouseTheme({ children }: { children: ReactNode }) {
  const { dir } = languages[useLanguage()]
  const cache = dir === 'rtl' ? use(mirrored()) : leftToRight
  const theme = useMemo(() => houseTheme(dir), [dir])

  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={theme}
        defaultMode="light"
        modeStorageKey="workledger.theme"
        disableTransitionOnChange
      >
        <CssBaseline enableColorScheme />
        <FollowAppearance />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}

function FollowAppearance() {
  const { theme } = useAppearance()
  const { setMode } = useColorScheme()

  useEffect(() => {
    document.documentElement.style.background = ''
    setMode(theme)
  }, [theme, setMode])

  // The fonts of other scripts.
  useEffect(() => {
    return whenIdle(() => void import('./script-fonts').catch(() => {}))
  }, [])

  return null
}
