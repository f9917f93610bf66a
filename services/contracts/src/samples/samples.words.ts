import type { AreaWords } from '../kernel/area-words'
import ar from './words/ar'
import en from './words/en'

export const samplesWords = {
  en,
  ar,
  silent: ['digest', 'head_hash'],
} satisfies AreaWords
