import type { Plugin } from 'vite'
import {
  type ShippedLanguage,
  shippedLanguages,
} from '../services/contracts/src/kernel/area-words.ts'
import { colours } from '../services/contracts/src/kernel/colours.ts'
import { languages } from '../services/contracts/src/kernel/languages.ts'
import ar from './kit/src/i18n/messages.ar.ts'
import en from './kit/src/i18n/messages.en.ts'
import es from './kit/src/i18n/messages.es.ts'
import fr from './kit/src/i18n/messages.fr.ts'
import it from './kit/src/i18n/messages.it.ts'
import zh from './kit/src/i18n/messages.zh.ts'

type Texts = Pick<typeof en, 'product'> & {
  nav: Record<'timer' | 'requests' | 'inbox' | 'calendar', string>
}

const texts: Record<ShippedLanguage, Texts> = { ar, en, es, fr, it, zh }

/** Pages that the installed app's icon offers, in the words of the sidebar. */
const shortcuts = ['timer', 'requests', 'inbox', 'calendar'] as const

/** Icons with a transparent edge, and ones whose mark stays whole in any shape of a system. */
const icons = (['192', '512'] as const).flatMap((size) =>
  (
    [
      ['any', 'icon'],
      ['maskable', 'maskable'],
    ] as const
  ).map(([purpose, name]) => ({
    src: `/icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
)

/** Returns the web app manifest in one language. */
export function appManifest(language: ShippedLanguage) {
  const { product, nav } = texts[language]

  return {
    // Without it, another start page would count as another app.
    id: '/',
    name: product,
    short_name: product,
    lang: language,
    dir: languages[language].dir,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colours.light.surface,
    background_color: colours.light.bg,
    categories: ['business', 'productivity'],
    icons,
    shortcuts: shortcuts.map((page) => ({
      name: nav[page],
      url: `/${page}`,
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
  }
}

/** Returns the file of a language's manifest; public/first-paint.js names it too. */
export const manifestFile = (language: ShippedLanguage) =>
  language === 'en' ? 'app.webmanifest' : `${language}.webmanifest`

/** Writes a web app manifest for each language. */
export const appManifests: Plugin = {
  name: 'app-manifests',
  apply: 'build',
  generateBundle() {
    for (const language of shippedLanguages)
      this.emitFile({
        type: 'asset',
        fileName: manifestFile(language),
        source: JSON.stringify(appManifest(language)),
      })
  },
}
