import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { MOST_SURVEY_ANSWER } from '@workledger/contracts/kernel/bounds'
import { answerFault } from '@workledger/contracts/surveys/survey-kinds'
import { surveysApi } from '@workledger/contracts/surveys/surveys.api'
import { faultText, loadErrorWords } from '@workledger/kit/i18n/error-words'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { ApiError, call } from '@workledger/kit/net/client'
import { LanguageMenu } from '@workledger/kit/shell/user-menu'
import { Avatar } from '@workledger/kit/ui/avatar'
import { Icon } from '@workledger/kit/ui/icon'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { forgetDraft, keepDraft, readDraft } from './draft'
import { feedbackTexts } from './messages'
import type { PublicSurvey } from './public-survey'
import { RatingChoice } from './rating-choice'

/** Longer introductions stand above the first question alone. */
const SHORT = 140

interface Props {
  workspace: string
  surveyId: string
  accessKey: string
  survey: PublicSurvey
}
/** One question a screen, with what moves on within reach of a thumb. */
export function Sheet({ workspace, surveyId, accessKey, survey }: Props) {
  const t = useText(feedbackTexts)
  const { number } = useFormat()
  const go = useNavigate()
  const id = useId()
  const { questions, message } = survey
  const [draft, setDraft] = useState(() => readDraft(accessKey))
  // A draft goes on where it was left.
  const [at, setAt] = useState(() => {
    const open = questions.findIndex((one) => !draft.answers[one.id])
    return open < 0 ? questions.length - 1 : open
  })
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => void loadErrorWords(), [])
  const question = questions[at]!
  const value = draft.answers[question.id] ?? ''
  const last = at === questions.length - 1

  const write = (answer: string) => {
    const next = { ...draft, answers: { ...draft.answers, [question.id]: answer } }
    setDraft(next)
    keepDraft(accessKey, next)
    setFault(null)
  }
  const show = (place: number, wrong: string | null = null) => {
    setAt(place)
    setFault(wrong)
    window.scrollTo(0, 0)
    // So that the next question is read out, and the keyboard goes on from it.
    queueMicrotask(() => heading.current?.focus())
  }
  const done = () => {
    forgetDraft(accessKey)
    go('/feedback/thank_you', { replace: true })
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const wrong = answerFault(question.answer_type, value)
    if (wrong) return setFault(faultText({ code: wrong }))
    if (!last) return show(at + 1)
    const missing = questions.findIndex((one) => answerFault(one.answer_type, draft.answers[one.id]))
    if (missing >= 0)
      return show(missing, faultText({ code: answerFault(questions[missing]!.answer_type, draft.answers[questions[missing]!.id])! }))
    setBusy(true)
    const body = { key: accessKey, answers: questions.map((one) => ({ es_question_id: one.id, answer: draft.answers[one.id]! })) }
    try {
      await call(surveysApi.answerSurvey, { params: { ws: workspace, surveyId }, body })
      done()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // An attempt without an answer got through after all: the key is used.
      if (error.status === 404 && draft.sent) return done()
      if (error.unknownOutcome) {
        const next = { ...draft, sent: true }
        setDraft(next)
        keepDraft(accessKey, next)
      }
      setFault(error.status === 404 ? t('invalid.title') : t('failed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={onSubmit}
      sx={{ display: 'grid', gridTemplateRows: 'auto 1fr auto', minHeight: '100dvh', maxWidth: 640, mx: 'auto', width: '100%' }}
    >
      <Box component="header" sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider', px: 2.5, pb: 1.75 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 56 }}>
          <Avatar square size={24} person={{ first_name: survey.company }} />
          <Box sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
            <bdi>{survey.company}</bdi>
          </Box>
          <LanguageMenu named />
        </Box>
        <Box sx={{ display: 'flex', gap: 1.5, mb: 1, color: 'text.secondary' }}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <bdi>{survey.name}</bdi>
          </Box>
          <Box className="num" sx={{ color: 'text.primary', fontWeight: 500, whiteSpace: 'nowrap' }}>
            {t('at', { number: number(at + 1), count: questions.length })}
          </Box>
        </Box>
        <Box aria-hidden sx={{ display: 'flex', gap: '3px' }}>
          {questions.map((one, place) => (
            <Box key={one.id} sx={{ flex: 1, height: 4, borderRadius: 2, bgcolor: place <= at ? 'primary.main' : 'divider' }} />
          ))}
        </Box>
      </Box>
      <Box component="main" sx={{ px: 2.5, pt: 3, pb: 3, minWidth: 0 }}>
        <Box
          component="h1"
          id={`${id}-question`}
          ref={heading}
          tabIndex={-1}
          sx={{ m: 0, fontSize: 22, lineHeight: '30px', fontWeight: 600, letterSpacing: '-.01em', overflowWrap: 'anywhere', outline: 0 }}
        >
          <bdi>{question.question}</bdi>
        </Box>
        {message && (at === 0 || message.length <= SHORT) && (
          <Box sx={{ mt: 0.75, color: 'text.secondary', fontSize: 15, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            <bdi>{message}</bdi>
          </Box>
        )}
        <Box sx={{ mt: 2.25 }}>
          {question.answer_type === 'rating' ? (
            <RatingChoice
              name={question.id}
              labelledBy={`${id}-question`}
              describedBy={fault ? `${id}-fault` : undefined}
              value={value}
              onChange={write}
            />
          ) : (
            <>
              <OutlinedInput
                multiline
                fullWidth
                minRows={5}
                maxRows={12}
                value={value}
                error={Boolean(fault)}
                onChange={(event) => write(event.target.value)}
                inputProps={{
                  'aria-labelledby': `${id}-question`,
                  'aria-describedby': `${id}-left${fault ? ` ${id}-fault` : ''}`,
                  maxLength: MOST_SURVEY_ANSWER,
                  dir: 'auto',
                  // Smaller text makes phones zoom in.
                  style: { fontSize: 16, lineHeight: '24px' },
                }}
              />
              <Box id={`${id}-left`} sx={{ mt: 0.5, fontSize: 12, color: 'text.secondary' }}>
                {t('left', { count: MOST_SURVEY_ANSWER - value.length })}
              </Box>
            </>
          )}
        </Box>
      </Box>
      <Box
        component="footer"
        sx={{
          position: 'sticky',
          bottom: 0,
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
          px: 2.5,
          pt: 1.25,
          pb: 'max(14px, env(safe-area-inset-bottom))',
        }}
      >
        {fault && (
          <Box id={`${id}-fault`} role="alert" sx={{ mb: 1, color: 'tone.bad', fontWeight: 500 }}>
            {fault}
          </Box>
        )}
        <Box sx={{ display: 'flex', gap: 1.25, mb: 1.25, fontSize: 13, lineHeight: '19px', color: 'text.secondary' }}>
          <Box sx={{ color: 'primary.main', flex: 'none', mt: '1px' }}>
            <Icon name="lock" size={18} />
          </Box>
          {t(survey.privacy)}
        </Box>
        <Box sx={{ display: 'flex', gap: 1.25 }}>
          <Button
            type="button"
            disabled={at === 0 || busy}
            onClick={() => show(at - 1)}
            sx={{ '&.MuiButton-root': { minHeight: 48, minWidth: 104, fontSize: 16 } }}
          >
            {t('back')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color="primary"
            disabled={busy}
            aria-busy={busy}
            sx={{ flex: 1, '&.MuiButton-root': { minHeight: 48, fontSize: 16 } }}
          >
            {t(last ? 'send' : 'next')}
          </Button>
        </Box>
        <Box sx={{ mt: 1.25, fontSize: 12, lineHeight: '16px', color: 'text.secondary', textAlign: 'center' }}>{t('draft')}</Box>
      </Box>
    </Box>
  )
}
