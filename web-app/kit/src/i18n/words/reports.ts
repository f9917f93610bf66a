import english from '@workledger/contracts/reports/words/en'
import { recordTexts } from '../record-words'

export const reportsWords = recordTexts('reports', english, {
  ar: () => import('@workledger/contracts/reports/words/ar'),
})
