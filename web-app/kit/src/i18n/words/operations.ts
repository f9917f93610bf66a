import english from '@workledger/contracts/operations/words/en'
import { recordTexts } from '../record-words'

export const operationsWords = recordTexts('operations', english, {
  zh: () => import('@workledger/contracts/operations/words/zh'),
  es: () => import('@workledger/contracts/operations/words/es'),
  fr: () => import('@workledger/contracts/operations/words/fr'),
  it: () => import('@workledger/contracts/operations/words/it'),
  ar: () => import('@workledger/contracts/operations/words/ar'),
})
