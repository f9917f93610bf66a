import english from '@workledger/contracts/sso/words/en'
import { recordTexts } from '../record-words'

export const ssoWords = recordTexts('sso', english, {
  zh: () => import('@workledger/contracts/sso/words/zh'),
  es: () => import('@workledger/contracts/sso/words/es'),
  fr: () => import('@workledger/contracts/sso/words/fr'),
  it: () => import('@workledger/contracts/sso/words/it'),
  ar: () => import('@workledger/contracts/sso/words/ar'),
})
