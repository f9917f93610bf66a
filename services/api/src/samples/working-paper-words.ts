import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { textsWithCare } from '@workledger/contracts/kernel/inserted'
import type { CheckResult } from '@workledger/contracts/samples/sample-kinds'
import { ar } from './working-paper-words.ar'
import { en, type PaperTexts } from './working-paper-words.en'
import { es } from './working-paper-words.es'
import { fr } from './working-paper-words.fr'
import { it } from './working-paper-words.it'
import { zh } from './working-paper-words.zh'

/** Signs of results; the same in every language. */
export const paperSigns: Readonly<Record<CheckResult, string>> = { pass: '✓', fail: '✗', none: '–' }

/** The fixed words of a working paper. */
export const paperWords: Readonly<Record<ShippedLanguage, PaperTexts>> = textsWithCare({
  en,
  zh,
  es,
  fr,
  it,
  ar,
})
