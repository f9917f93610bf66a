import english from '@workledger/contracts/custom-fields/words/en'
import { recordTexts } from '../record-words'

export const customFieldsWords = recordTexts('custom-fields', english, {
  ar: () => import('@workledger/contracts/custom-fields/words/ar'),
})
