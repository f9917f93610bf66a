import type { AreaWords } from '../kernel/area-words'
import ar from './words/ar'
import en from './words/en'
import es from './words/es'
import fr from './words/fr'
import it from './words/it'
import zh from './words/zh'

export const leaveWords = {
  en,
  zh,
  es,
  fr,
  it,
  ar,
  silent: ['ends_at', 'exact', 'of', 'starts_at', 'worth'],
} satisfies AreaWords
