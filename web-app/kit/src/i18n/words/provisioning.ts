import english from '@workledger/contracts/provisioning/words/en'
import { recordTexts } from '../record-words'

export const provisioningWords = recordTexts('provisioning', english, {
  zh: () => import('@workledger/contracts/provisioning/words/zh'),
  es: () => import('@workledger/contracts/provisioning/words/es'),
  fr: () => import('@workledger/contracts/provisioning/words/fr'),
  it: () => import('@workledger/contracts/provisioning/words/it'),
  ar: () => import('@workledger/contracts/provisioning/words/ar'),
})
