import type { AreaWords } from '../kernel/area-words'
import ar from './words/ar'
import en from './words/en'

export const operationsWords = {
  en,
  ar,
  silent: ['delivery_id', 'job_id', 'log_id', 'projection', 'queue', 'reaction'],
} satisfies AreaWords
