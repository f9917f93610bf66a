import type { AreaWords } from './area-words'
import ar from './words/ar'
import en from './words/en'
import es from './words/es'
import fr from './words/fr'
import it from './words/it'
import zh from './words/zh'

/** Words that several areas share; an area with another meaning has its own word. */
export const sharedWords = {
  en,
  zh,
  es,
  fr,
  it,
  ar,
  silent: [
    'by',
    'hash',
    'id',
    'key',
    'keys',
    'revision',
    'sha256',
    'sort_weight',
    'stream',
    'workspace_id',
  ],
} satisfies AreaWords
