import { surveysApi } from '@workledger/contracts/surveys/surveys.api'
import type { Company } from './people'
import type { Product } from './product'

interface Asked {
  question: string
  answer_type: 'rating' | 'text'
  answer: string
}

/**
 * Makes a confidential survey with an answer of one employee (default: the administrator), and
 * returns it with a valid key.
 */
export async function askedSurvey(
  product: Product,
  { ws, admin }: Company,
  {
    name,
    asked,
    employee = admin.employee,
  }: { name: string; asked: readonly Asked[]; employee?: string },
) {
  const { token } = admin

  const added = await product.call(surveysApi.addSurvey, {
    token,
    params: { ws },
    body: { name, privacy: 'confidential' },
  })

  const { id } = added.body.data
  const answers: { es_question_id: string; answer: string }[] = []

  for (const { answer, ...body } of asked) {
    const question = await product.call(surveysApi.addSurveyQuestion, {
      token,
      params: { id },
      body,
    })
    answers.push({ es_question_id: question.body.data.id, answer })
  }

  const sent = await product.call(surveysApi.sendSurvey, { token, params: { id }, body: {} })

  if (sent.status !== 200)
    throw new Error(`sendSurvey: ${sent.status} ${JSON.stringify(sent.body)}`)

  const { rows } = await product.owner.query('select round_id from read.surveys where id = $1', [
    id,
  ])
  const round: string = rows[0].round_id
  // No other person has the second key.
  const people = [employee, id]
  await product.surveys.invite({ workspace: ws, survey: id, round }, people, true)

  const [used, key] = people.map((person) => product.surveys.keyOf(round, person)) as [
    string,
    string,
  ]

  const reply = await product.call(surveysApi.answerSurvey, {
    params: { ws, surveyId: id },
    body: { key: used, answers },
  })

  if (reply.status !== 200)
    throw new Error(`answerSurvey: ${reply.status} ${JSON.stringify(reply.body)}`)

  return { id, key, questions: answers.map(({ es_question_id }) => es_question_id) }
}
