import english from '@workledger/contracts/projects/words/en'
import { recordTexts } from '../record-words'

export const projectsWords = recordTexts('projects', english, {
  zh: () => import('@workledger/contracts/projects/words/zh'),
  es: () => import('@workledger/contracts/projects/words/es'),
  fr: () => import('@workledger/contracts/projects/words/fr'),
  it: () => import('@workledger/contracts/projects/words/it'),
  ar: () => import('@workledger/contracts/projects/words/ar'),
})
