import type { AreaWords } from '../kernel/area-words'
import ar from './words/ar'
import en from './words/en'

export const invoicingWords = {
  en,
  ar,
  silent: ['capture_id', 'paypal_payment_id', 'refund_id', 'secret_id', 'webhook_id'],
} satisfies AreaWords
