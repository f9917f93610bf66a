import type { AreaWords } from '../kernel/area-words'
import ar from './words/ar'
import en from './words/en'

export const payrollWords = {
  en,
  ar,
  silent: ['facts_position', 'first', 'has_corrections', 'has_expenses', 'position'],
} satisfies AreaWords
