import type { AreaWords } from '../kernel/area-words'
import ar from './words/ar'
import en from './words/en'

export const billingWords = {
  en,
  ar,
  silent: ['customer_id', 'subscription_id'],
} satisfies AreaWords
