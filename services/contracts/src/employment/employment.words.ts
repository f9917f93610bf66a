import type { AreaWords } from '../kernel/area-words'
import ar from './words/ar'
import en from './words/en'

export const employmentWords = {
  en,
  ar,
  silent: ['told_contract', 'told_probation'],
} satisfies AreaWords
