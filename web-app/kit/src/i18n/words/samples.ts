import english from '@workledger/contracts/samples/words/en'
import { recordTexts } from '../record-words'

export const samplesWords = recordTexts('samples', english, {
  zh: () => import('@workledger/contracts/samples/words/zh'),
  es: () => import('@workledger/contracts/samples/words/es'),
  fr: () => import('@workledger/contracts/samples/words/fr'),
  it: () => import('@workledger/contracts/samples/words/it'),
  ar: () => import('@workledger/contracts/samples/words/ar'),
})
