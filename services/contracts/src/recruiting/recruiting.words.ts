import type { AreaWords } from '../kernel/area-words'
import ar from './words/ar'
import en from './words/en'

export const recruitingWords = {
  en,
  ar,
  silent: ['email_key', 'revoked', 'sequence'],
} satisfies AreaWords
