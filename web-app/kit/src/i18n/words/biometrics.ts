import english from '@workledger/contracts/biometrics/words/en'
import { recordTexts } from '../record-words'

export const biometricsWords = recordTexts('biometrics', english, {
  ar: () => import('@workledger/contracts/biometrics/words/ar'),
})
