import type { AreaWords } from '../kernel/area-words'
import ar from './words/ar'
import en from './words/en'

export const watchWords = {
  en,
  ar,
  silent: ['position', 'record_id'],
} satisfies AreaWords
