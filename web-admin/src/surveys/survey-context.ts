import type { Rows } from '@workledger/contracts/registry'
import { createContext, use } from 'react'

/** The survey of the page, for its tabs. */
export const SurveyContext = createContext<Rows['surveys'] | null>(null)

export function useSurvey(): Rows['surveys'] {
  const survey = use(SurveyContext)
  if (!survey) throw new Error('A tab of a survey is outside of the page of one.')
  return survey
}
