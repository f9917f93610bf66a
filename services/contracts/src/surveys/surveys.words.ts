import type { AreaWords } from '../kernel/area-words'
import ar from './words/ar'
import en from './words/en'

export const surveysWords = {
  en,
  ar,
  silent: ['batch_id', 'reply_id', 'result_id'],
} satisfies AreaWords
