import type { AreaWords } from '../kernel/area-words'
import ar from './words/ar'
import en from './words/en'

export const billingWords: AreaWords = {
  en,
  ar,
  silent: ['customer_id', 'subscription_id'],
}
