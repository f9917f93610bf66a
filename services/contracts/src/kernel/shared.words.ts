import type { AreaWords } from './area-words'
import ar from './words/ar'
import en from './words/en'

/**
 * What several areas call the same; an area that means something else by it says so in its own
 * words.
 */
export const sharedWords = {
  en,
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
