import english from '@workledger/contracts/checklists/words/en'
import { recordTexts } from '../record-words'

export const checklistsWords = recordTexts('checklists', english, {
  ar: () => import('@workledger/contracts/checklists/words/ar'),
})
