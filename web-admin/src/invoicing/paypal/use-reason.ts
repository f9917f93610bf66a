import { faultText, loadErrorWords } from '@workledger/kit/i18n/error-words'
import { useLanguage } from '@workledger/kit/i18n/i18n'
import { useEffect, useReducer } from 'react'

/** Returns the reason why an invoice refuses a payment, from the list's code. */
export function useReason(): (code: string) => string {
  const language = useLanguage()
  const [, loaded] = useReducer((n: number) => n + 1, 0)

  useEffect(
    () => void loadErrorWords(language as Parameters<typeof loadErrorWords>[0]).then(loaded),
    [language],
  )

  return (code) => faultText({ code })
}
