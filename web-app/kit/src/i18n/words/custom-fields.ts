import english from '@workledger/contracts/custom-fields/words/en'
import { recordTexts } from '../record-words'

export const customFieldsWords = recordTexts('custom-fields', english, {
  zh: () => import('@workledger/contracts/custom-fields/words/zh'),
  es: () => import('@workledger/contracts/custom-fields/words/es'),
  fr: () => import('@workledger/contracts/custom-fields/words/fr'),
  it: () => import('@workledger/contracts/custom-fields/words/it'),
  ar: () => import('@workledger/contracts/custom-fields/words/ar'),
})
