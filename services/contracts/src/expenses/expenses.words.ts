import type { AreaWords } from '../kernel/area-words'
import ar from './words/ar'
import en from './words/en'

export const expensesWords = {
  en,
  ar,
  silent: ['receipt_hash'],
} satisfies AreaWords
