import english from '@workledger/contracts/invoicing/words/en'
import { recordTexts } from '../record-words'

export const invoicingWords = recordTexts('invoicing', english, {
  zh: () => import('@workledger/contracts/invoicing/words/zh'),
  es: () => import('@workledger/contracts/invoicing/words/es'),
  fr: () => import('@workledger/contracts/invoicing/words/fr'),
  it: () => import('@workledger/contracts/invoicing/words/it'),
  ar: () => import('@workledger/contracts/invoicing/words/ar'),
})
