import type { AreaWords } from '../kernel/area-words'
import ar from './words/ar'
import en from './words/en'

export const attendanceWords = {
  en,
  ar,
  silent: ['punch_id', 'lat', 'long'],
} satisfies AreaWords
