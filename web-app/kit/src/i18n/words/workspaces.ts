import english from '@workledger/contracts/workspaces/words/en'
import { recordTexts } from '../record-words'

export const workspacesWords = recordTexts('workspaces', english, {
  ar: () => import('@workledger/contracts/workspaces/words/ar'),
})
