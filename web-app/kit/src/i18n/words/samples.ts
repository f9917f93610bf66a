import english from '@workledger/contracts/samples/words/en'
import { recordTexts } from '../record-words'

export const samplesWords = recordTexts('samples', english, {
  ar: () => import('@workledger/contracts/samples/words/ar'),
})
