import type { AreaWords } from '../kernel/area-words'
import ar from './words/ar'
import en from './words/en'
import es from './words/es'
import fr from './words/fr'
import it from './words/it'
import zh from './words/zh'

export const payrollWords = {
  en,
  zh,
  es,
  fr,
  it,
  ar,
  silent: ['facts_position', 'first', 'has_corrections', 'has_expenses', 'position'],
} satisfies AreaWords
