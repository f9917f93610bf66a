import english from '@workledger/contracts/checklists/words/en'
import { recordTexts } from '../record-words'

export const checklistsWords = recordTexts('checklists', english, {
  zh: () => import('@workledger/contracts/checklists/words/zh'),
  es: () => import('@workledger/contracts/checklists/words/es'),
  fr: () => import('@workledger/contracts/checklists/words/fr'),
  it: () => import('@workledger/contracts/checklists/words/it'),
  ar: () => import('@workledger/contracts/checklists/words/ar'),
})
