import english from '@workledger/contracts/projects/words/en'
import { recordTexts } from '../record-words'

export const projectsWords = recordTexts('projects', english, {
  ar: () => import('@workledger/contracts/projects/words/ar'),
})
