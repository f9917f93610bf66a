import english from '@workledger/contracts/invoicing/words/en'
import { recordTexts } from '../record-words'

export const invoicingWords = recordTexts('invoicing', english, {
  ar: () => import('@workledger/contracts/invoicing/words/ar'),
})
