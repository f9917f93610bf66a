import { faultText, loadErrorWords } from '@workledger/web-app/kit/error-words'
import { useLanguage } from '@workledger/web-app/kit/i18n'
import { useEffect, useReducer } from 'react'

/** Why an invoice does not take a payment, from the code that the list keeps. */
export function useReason(): (code: string) => string {
  const language = useLanguage()
  const [, loaded] = useReducer((n: number) => n + 1, 0)
  useEffect(() => void loadErrorWords(language as Parameters<typeof loadErrorWords>[0]).then(loaded), [language])
  return (code) => faultText({ code })
}
