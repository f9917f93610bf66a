import english from '@workledger/contracts/workspaces/words/en'
import { recordTexts } from '../record-words'

export const workspacesWords = recordTexts('workspaces', english, {
  zh: () => import('@workledger/contracts/workspaces/words/zh'),
  es: () => import('@workledger/contracts/workspaces/words/es'),
  fr: () => import('@workledger/contracts/workspaces/words/fr'),
  it: () => import('@workledger/contracts/workspaces/words/it'),
  ar: () => import('@workledger/contracts/workspaces/words/ar'),
})
