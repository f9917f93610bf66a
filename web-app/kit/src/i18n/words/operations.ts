import english from '@workledger/contracts/operations/words/en'
import { recordTexts } from '../record-words'

export const operationsWords = recordTexts('operations', english, {
  ar: () => import('@workledger/contracts/operations/words/ar'),
})
