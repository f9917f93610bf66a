import type { AreaWords } from '../kernel/area-words'
import ar from './words/ar'
import en from './words/en'
import es from './words/es'
import fr from './words/fr'
import it from './words/it'
import zh from './words/zh'

export const billingWords = {
  en,
  zh,
  es,
  fr,
  it,
  ar,
  silent: ['customer_id', 'subscription_id'],
} satisfies AreaWords
