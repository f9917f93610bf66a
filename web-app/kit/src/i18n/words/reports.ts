import english from '@workledger/contracts/reports/words/en'
import { recordTexts } from '../record-words'

export const reportsWords = recordTexts('reports', english, {
  zh: () => import('@workledger/contracts/reports/words/zh'),
  es: () => import('@workledger/contracts/reports/words/es'),
  fr: () => import('@workledger/contracts/reports/words/fr'),
  it: () => import('@workledger/contracts/reports/words/it'),
  ar: () => import('@workledger/contracts/reports/words/ar'),
})
