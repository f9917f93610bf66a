import english from '@workledger/contracts/working-time/words/en'
import { recordTexts } from '../record-words'

export const workingTimeWords = recordTexts('working-time', english, {
  zh: () => import('@workledger/contracts/working-time/words/zh'),
  es: () => import('@workledger/contracts/working-time/words/es'),
  fr: () => import('@workledger/contracts/working-time/words/fr'),
  it: () => import('@workledger/contracts/working-time/words/it'),
  ar: () => import('@workledger/contracts/working-time/words/ar'),
})
