import english from '@workledger/contracts/clients/words/en'
import { recordTexts } from '../record-words'

export const clientsWords = recordTexts('clients', english, {
  ar: () => import('@workledger/contracts/clients/words/ar'),
})
