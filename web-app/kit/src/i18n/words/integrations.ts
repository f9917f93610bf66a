import english from '@workledger/contracts/integrations/words/en'
import { recordTexts } from '../record-words'

export const integrationsWords = recordTexts('integrations', english, {
  zh: () => import('@workledger/contracts/integrations/words/zh'),
  es: () => import('@workledger/contracts/integrations/words/es'),
  fr: () => import('@workledger/contracts/integrations/words/fr'),
  it: () => import('@workledger/contracts/integrations/words/it'),
  ar: () => import('@workledger/contracts/integrations/words/ar'),
})
