import type { AreaWords } from '../kernel/area-words'
import ar from './words/ar'
import en from './words/en'

export const timeTrackingWords = {
  en,
  ar,
  silent: ['first'],
} satisfies AreaWords
