import english from '@workledger/contracts/audit/words/en'
import { recordTexts } from '../record-words'

export const auditWords = recordTexts('audit', english, {
  zh: () => import('@workledger/contracts/audit/words/zh'),
  es: () => import('@workledger/contracts/audit/words/es'),
  fr: () => import('@workledger/contracts/audit/words/fr'),
  it: () => import('@workledger/contracts/audit/words/it'),
  ar: () => import('@workledger/contracts/audit/words/ar'),
})
