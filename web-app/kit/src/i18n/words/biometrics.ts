import english from '@workledger/contracts/biometrics/words/en'
import { recordTexts } from '../record-words'

export const biometricsWords = recordTexts('biometrics', english, {
  zh: () => import('@workledger/contracts/biometrics/words/zh'),
  es: () => import('@workledger/contracts/biometrics/words/es'),
  fr: () => import('@workledger/contracts/biometrics/words/fr'),
  it: () => import('@workledger/contracts/biometrics/words/it'),
  ar: () => import('@workledger/contracts/biometrics/words/ar'),
})
