import { surveysApi } from '@workledger/contracts/surveys/surveys.api'
import { takeAnswers } from '@workledger/jobs/surveys/take-answers'
import { moment, workingDay } from './calendar'
import type { DemoCalls, Member } from './demo-calls'

interface DemoSurvey {
  question: string
  /** Returns each person's answer by their place: a rating, or words from a list. */
  answers: (place: number, round: number) => string
  answer_type: 'rating' | 'text'
}

const changes = [
  'Fewer meetings on Fridays.',
  'A quiet room for calls.',
  'Clearer goals at the start of a project.',
  'Nothing, keep going.',
  'More time to learn.',
  'A second screen for those who work from home.',
]

const pulse: readonly DemoSurvey[] = [
  {
    question: 'My workload is manageable in the hours I am paid for.',
    answer_type: 'rating',
    answers: (place, round) => '3445452344253454435534'[(place * 5 + round * 3) % 22]!,
  },
  {
    question: 'I know what is expected of me.',
    answer_type: 'rating',
    answers: (place, round) => '4554453455'[(place * 7 + round) % 10]!,
  },
  {
    question: 'I would recommend this company as a place to work.',
    answer_type: 'rating',
    answers: (place, round) => (round === 0 ? '3424543543' : '4534554544')[(place * 3) % 10]!,
  },
  {
    question: 'What should we change first?',
    answer_type: 'text',
    answers: (place, round) => changes[(place + round) % changes.length]!,
  },
]

const tools: readonly DemoSurvey[] = [
  {
    question: 'I have the equipment that my work needs.',
    answer_type: 'rating',
    answers: (place) => '45345'[place % 5]!,
  },
  {
    question: 'What is missing?',
    answer_type: 'text',
    answers: (place) => ['A better chair.', 'Nothing.', 'A faster laptop.'][place % 3]!,
  },
]

/**
 * Runs an anonymous survey in its second round, and a confidential one; some people have not
 * answered.
 */
export async function askPeople(demo: DemoCalls, founding: Date): Promise<void> {
  const people = [...demo.members.values()]

  const quarterly = await build(demo, founding, pulse, {
    name: 'How are you?',
    privacy: 'anonymous',
    recurring: true,
    frequency: 'quarterly',
    message: 'Think of the last three months.',
  })

  const office = await build(demo, founding, tools, {
    name: 'Office and tools',
    privacy: 'confidential',
  })

  await ask(demo, quarterly, { asked: pulse, round: 0, days: -62, people: people.slice(0, -3) })
  await ask(demo, office, { asked: tools, round: 0, days: -25, people: people.slice(2, 11) })
  await ask(demo, quarterly, { asked: pulse, round: 1, days: -3, people: people.slice(4, -5) })
  await demo.settled()

  for (const round of await demo.taking.context.surveys.rounds())
    await takeAnswers(demo.taking, round)

  await demo.settled()
}

interface Survey {
  id: string
  questions: readonly string[]
}

async function build(
  demo: DemoCalls,
  at: Date,
  asked: readonly DemoSurvey[],
  body: {
    name: string
    privacy: 'anonymous' | 'confidential'
    recurring?: boolean
    frequency?: 'quarterly'
    message?: string
  },
): Promise<Survey> {
  const { session } = demo.member('ines')

  const { data } = await demo.call(surveysApi.addSurvey, {
    at,
    session,
    params: { ws: demo.workspace },
    body,
  })

  const questions: string[] = []

  for (const [minutes, { question, answer_type }] of asked.entries()) {
    const params = { id: data.id }
    // In sequence, because questions of one instant have no order.
    const later = new Date(at.getTime() + minutes * 60_000)

    const added = await demo.call(surveysApi.addSurveyQuestion, {
      at: later,
      session,
      params,
      body: { question, answer_type },
    })

    questions.push(added.data.id)
  }

  return { id: data.id, questions }
}

interface SurveyRound {
  asked: readonly DemoSurvey[]
  round: number
  days: number
  people: readonly Member[]
}

/** Sends a round so many working days ago and answers it for these people. */
async function ask(demo: DemoCalls, survey: Survey, { asked, round, days, people }: SurveyRound) {
  const { session } = demo.member('ines')
  const { workspace, taking } = demo
  const { surveys } = taking.context
  const at = moment(workingDay(demo.today, days), 10 * 60, 'Europe/Lisbon')
  await demo.call(surveysApi.sendSurvey, { at, session, params: { id: survey.id }, body: {} })
  const report = await demo.call(surveysApi.surveyReport, { session, params: { id: survey.id } })
  const { id, privacy } = report.data.rounds[0]!
  const invited = [...demo.members.values()].map(({ employee }) => employee)

  await surveys.invite(
    { workspace, survey: survey.id, round: id },
    invited,
    privacy === 'confidential',
  )

  for (const [place, { employee }] of people.entries()) {
    const answers = survey.questions.map((es_question_id, index) => ({
      es_question_id,
      answer: asked[index]!.answers(place, round),
    }))

    const body = { key: surveys.keyOf(id, employee), answers }

    await demo.call(surveysApi.answerSurvey, {
      at,
      params: { ws: workspace, surveyId: survey.id },
      body,
    })
  }
}
