import { given } from '../kernel/decider-specification'
import { type SurveyEvent, surveyDecider } from './survey'

const id = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`
const survey_id = id(1)

const details = {
  name: 'Pulse',
  privacy: 'anonymous' as const,
  recurring: true,
  enabled: true,
  frequency: 'quarterly' as const,
  message: null,
}

const added: SurveyEvent = { type: 'SurveyAdded', data: { survey_id, ...details } }
const question = { question: 'How are you?', answer_type: 'rating' as const }

const asked: SurveyEvent = {
  type: 'SurveyQuestionAdded',
  data: { survey_id, question_id: id(11), ...question, enabled: true },
}

const sent = (
  number = 1,
  sent_on = '2026-03-02',
  open_until = '2026-03-16',
  because: 'hand' | 'schedule' = 'hand',
): SurveyEvent => ({
  type: 'SurveySent',
  data: {
    survey_id,
    round_id: id(20 + number),
    number,
    because,
    name: 'Pulse',
    privacy: 'anonymous',
    message: null,
    questions: [{ question_id: id(11), ...question }],
    invited: 12,
    sent_on,
    open_until,
  },
})

const closed: SurveyEvent = { type: 'SurveyRoundClosed', data: { survey_id, round_id: id(21) } }

const send = {
  type: 'send' as const,
  survey_id,
  round_id: id(21),
  today: '2026-03-02',
  invited: 12,
}

const due = (today: string, n: number) => ({
  ...send,
  type: 'send-due' as const,
  today,
  round_id: id(20 + n),
})

describe('a survey', () => {
  it('is added, changed by what differs, and deleted', () => {
    given(surveyDecider)
      .when({ type: 'add', survey_id, ...details })
      .then(added)
    given(surveyDecider, added)
      .when({ type: 'change', survey_id, today: '2026-03-01', name: 'Mood', privacy: 'anonymous' })
      .then({ type: 'SurveyChanged', data: { survey_id, name: 'Mood' } })
    given(surveyDecider, added)
      .when({ type: 'change', survey_id, today: '2026-03-01', recurring: true })
      .thenNothing()
    const deleted: SurveyEvent = { type: 'SurveyDeleted', data: { survey_id } }
    given(surveyDecider, added).when({ type: 'delete', survey_id }).then(deleted)
    given(surveyDecider, added, deleted)
      .when({ type: 'delete', survey_id })
      .thenRefused('not_found')
    given(surveyDecider, added, deleted).when(send).thenRefused('not_found')
    given(surveyDecider, added, deleted).when(due('2026-09-01', 2)).thenNothing()
  })

  it('asks its questions in the given order, which names all or none of them', () => {
    const two: SurveyEvent[] = [
      added,
      asked,
      { ...asked, data: { ...asked.data, question_id: id(12) } } as SurveyEvent,
    ]

    const order = (...question_ids: string[]) =>
      ({ type: 'order-questions', survey_id, question_ids }) as const

    const ordered: SurveyEvent = {
      type: 'SurveyQuestionsOrdered',
      data: { survey_id, question_ids: [id(12), id(11)] },
    }

    given(surveyDecider, ...two)
      .when(order(id(12), id(11)))
      .then(ordered)
    given(surveyDecider, ...two)
      .when(order(id(11), id(12)))
      .thenNothing()

    for (const wrong of [[id(11)], [id(11), id(11)], [id(11), id(13)], [id(11), id(12), id(13)]])
      given(surveyDecider, ...two)
        .when(order(...wrong))
        .thenRefused('validation')

    const state = given(surveyDecider, ...two, ordered).state
    expect(state.status === 'there' && Object.keys(state.questions)).toEqual([id(12), id(11)])
  })

  it('has questions, so many at most', () => {
    given(surveyDecider, added)
      .when({ type: 'add-question', survey_id, question_id: id(11), ...question, enabled: true })
      .then(asked)

    given(surveyDecider, added, asked)
      .when({
        type: 'change-question',
        survey_id,
        question_id: id(11),
        enabled: false,
        question: question.question,
      })
      .then({
        type: 'SurveyQuestionChanged',
        data: { survey_id, question_id: id(11), enabled: false },
      })

    given(surveyDecider, added, asked)
      .when({ type: 'delete-question', survey_id, question_id: id(11) })
      .then({ type: 'SurveyQuestionDeleted', data: { survey_id, question_id: id(11) } })
    given(surveyDecider, added)
      .when({ type: 'delete-question', survey_id, question_id: id(11) })
      .thenRefused('not_found')

    const many = Array.from(
      { length: 30 },
      (_, n): SurveyEvent =>
        ({ ...asked, data: { ...asked.data, question_id: id(100 + n) } }) as SurveyEvent,
    )

    given(surveyDecider, added, ...many)
      .when({ type: 'add-question', survey_id, question_id: id(11), ...question, enabled: true })
      .thenRefused('survey.most_questions')
  })

  it('is sent as a round that freezes its questions, and ends the one before', () => {
    given(surveyDecider, added, asked).when(send).then(sent())
    given(surveyDecider, added, asked, sent())
      .when({ ...send, round_id: id(22), today: '2026-03-05' })
      .then(closed, sent(2, '2026-03-05', '2026-03-19'))
    given(surveyDecider, added).when(send).thenRefused('survey.no_questions')

    given(surveyDecider, added, asked, {
      type: 'SurveyQuestionChanged',
      data: { survey_id, question_id: id(11), enabled: false },
    })
      .when(send)
      .thenRefused('survey.no_questions')

    given(surveyDecider, added, asked, {
      type: 'SurveyChanged',
      data: { survey_id, enabled: false },
    })
      .when(send)
      .thenRefused('survey.disabled')

    given(surveyDecider, added, asked)
      .when({ ...send, invited: 0 })
      .thenRefused('survey.nobody')
  })

  it('is sent by its schedule once, and late rather than twice', () => {
    given(surveyDecider, added, asked).when(due('2026-09-01', 2)).thenNothing()
    given(surveyDecider, added, asked, sent()).when(due('2026-06-01', 2)).thenNothing()
    given(surveyDecider, added, asked, sent(), closed)
      .when(due('2026-06-04', 2))
      .then(sent(2, '2026-06-04', '2026-06-18', 'schedule'))
    const second = sent(2, '2026-06-04', '2026-06-18', 'schedule')
    given(surveyDecider, added, asked, sent(), closed, second)
      .when(due('2026-06-04', 3))
      .thenNothing()
    given(surveyDecider, added, asked, sent(), closed, second)
      .when(due('2026-09-01', 3))
      .thenNothing()

    const off: SurveyEvent = {
      type: 'SurveyChanged',
      data: { survey_id, recurring: false, from: '2026-05-01' },
    }

    const on: SurveyEvent = {
      type: 'SurveyChanged',
      data: { survey_id, recurring: true, from: '2026-08-01' },
    }

    given(surveyDecider, added, asked, sent(), closed, off).when(due('2026-08-01', 2)).thenNothing()
    // Sendings missed while it was off are not made up.
    given(surveyDecider, added, asked, sent(), closed, off, on)
      .when(due('2026-08-01', 2))
      .thenNothing()
  })

  it('takes answers to the end of the last day', () => {
    given(surveyDecider, added, asked, sent())
      .when({ type: 'close', survey_id, today: '2026-03-16' })
      .thenNothing()
    given(surveyDecider, added, asked, sent())
      .when({ type: 'close', survey_id, today: '2026-03-17' })
      .then(closed)
    given(surveyDecider, added, asked, sent(), closed)
      .when({ type: 'close', survey_id, today: '2026-03-17' })
      .thenNothing()
  })
})
