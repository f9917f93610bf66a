import { MOST_SURVEY_ANSWER } from '../kernel/bounds'

export const surveyPrivacies = ['anonymous', 'confidential'] as const

export type SurveyPrivacy = (typeof surveyPrivacies)[number]

export const surveyAnswerTypes = ['rating', 'text'] as const

export type SurveyAnswerType = (typeof surveyAnswerTypes)[number]

export const surveyFrequencies = ['monthly', 'quarterly', 'halfyearly'] as const

export type SurveyFrequency = (typeof surveyFrequencies)[number]

/** Ratings are whole numbers from 1 to this. */
export const BEST_RATING = 5

/** Returns the fault of an answer to a question; undefined without one. */
export function answerFault(type: SurveyAnswerType, answer: string | number | null | undefined) {
  const text = String(answer ?? '').trim()
  if (type === 'rating') return /^[1-5]$/.test(text) ? undefined : 'survey.rating'

  return text === ''
    ? 'survey.answer_required'
    : text.length > MOST_SURVEY_ANSWER
      ? 'survey.answer_long'
      : undefined
}
