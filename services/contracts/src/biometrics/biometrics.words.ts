import type { AreaWords } from '../kernel/area-words'
import ar from './words/ar'
import en from './words/en'

export const biometricsWords = {
  en,
  ar,
  silent: ['anywhere', 'key_hash', 'problem', 'punch_id', 'reads_keys'],
} satisfies AreaWords
