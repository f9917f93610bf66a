import english from '@workledger/contracts/audit/words/en'
import { recordTexts } from '../record-words'

export const auditWords = recordTexts('audit', english, {
  ar: () => import('@workledger/contracts/audit/words/ar'),
})
