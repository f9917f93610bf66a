import english from '@workledger/contracts/clients/words/en'
import { recordTexts } from '../record-words'

export const clientsWords = recordTexts('clients', english, {
  zh: () => import('@workledger/contracts/clients/words/zh'),
  es: () => import('@workledger/contracts/clients/words/es'),
  fr: () => import('@workledger/contracts/clients/words/fr'),
  it: () => import('@workledger/contracts/clients/words/it'),
  ar: () => import('@workledger/contracts/clients/words/ar'),
})
