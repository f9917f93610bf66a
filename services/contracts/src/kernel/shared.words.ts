import type { AreaWords } from './area-words'
import ar from './words/ar'
import en from './words/en'

/** Words that several areas share; an area with another meaning has its own word. */
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
