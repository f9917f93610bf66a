import { answerFault } from '@workledger/contracts/surveys/survey-kinds'
import { surveysApi } from '@workledger/contracts/surveys/surveys.api'
import { faultText, loadErrorWords } from '@workledger/kit/i18n/error-words'
import { useText } from '@workledger/kit/i18n/i18n'
import { ApiError, call } from '@workledger/kit/net/client'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Draft, forgetDraft, keepDraft, readDraft } from './draft'
import { feedbackTexts } from './messages'
import { type PublicSurvey, senderOf } from './public-survey'

export interface SheetProps {
  workspace: string
  surveyId: string
  accessKey: string
  survey: PublicSurvey
}

/** The shown question, the answers so far, and their submission. */
export function useSheet({ workspace, surveyId, accessKey, survey }: SheetProps) {
  const { questions } = survey
  const [draft, setDraft] = useState(() => readDraft(accessKey))

  // A draft continues where it was left.
  const [at, setAt] = useState(() => {
    const open = questions.findIndex((one) => !draft.answers[one.id])
    return open < 0 ? questions.length - 1 : open
  })

  const [fault, setFault] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => void loadErrorWords(), [])

  const question = questions[at]!
  const value = draft.answers[question.id] ?? ''
  const last = at === questions.length - 1

  const keep = (next: Draft) => {
    setDraft(next)
    keepDraft(accessKey, next)
  }

  const write = (answer: string) => {
    keep({ ...draft, answers: { ...draft.answers, [question.id]: answer } })
    setFault(null)
  }

  const show = (place: number, wrong: string | null = null) => {
    setAt(place)
    setFault(wrong)
    window.scrollTo(0, 0)
    // So that a screen reader announces the next question, and the keyboard continues from it.
    queueMicrotask(() => heading.current?.focus())
  }

  const { busy, send } = useSending(
    { workspace, surveyId, accessKey, survey },
    { draft, keep, setFault },
  )

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const wrong = answerFault(question.answer_type, value)
    if (wrong) return setFault(faultText({ code: wrong }))
    if (!last) return show(at + 1)
    const missing = questions.findIndex((one) =>
      answerFault(one.answer_type, draft.answers[one.id]),
    )

    if (missing >= 0)
      return show(
        missing,
        faultText({
          code: answerFault(
            questions[missing]!.answer_type,
            draft.answers[questions[missing]!.id],
          )!,
        }),
      )

    await send()
  }

  return { survey, question, value, at, last, fault, busy, heading, write, show, onSubmit }
}

export type SheetState = ReturnType<typeof useSheet>

interface SendingDraft {
  draft: Draft
  keep: (draft: Draft) => void
  setFault: (fault: string) => void
}

/** Sends the answers, and forgets the draft once the server has them. */
function useSending(
  { workspace, surveyId, accessKey, survey }: SheetProps,
  { draft, keep, setFault }: SendingDraft,
) {
  const t = useText(feedbackTexts)
  const go = useNavigate()
  const [busy, setBusy] = useState(false)

  const done = () => {
    forgetDraft(accessKey)
    go('/feedback/thank_you', { replace: true, state: senderOf(survey) })
  }

  const send = async () => {
    setBusy(true)

    const answers = survey.questions.map(({ id }) => ({
      es_question_id: id,
      answer: draft.answers[id]!,
    }))

    try {
      await call(surveysApi.answerSurvey, {
        params: { ws: workspace, surveyId },
        body: { key: accessKey, answers },
      })
      done()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // An attempt without an answer succeeded after all: the key is used.
      if (error.status === 404 && draft.sent) return done()
      if (error.unknownOutcome) keep({ ...draft, sent: true })
      setFault(error.status === 404 ? t('invalid.title') : t('failed'))
    } finally {
      setBusy(false)
    }
  }

  return { busy, send }
}
