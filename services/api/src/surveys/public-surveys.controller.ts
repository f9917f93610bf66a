import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { FieldErrors } from '@workledger/contracts/kernel/faults'
import { answerFault } from '@workledger/contracts/surveys/survey-kinds'
import { surveysApi as api } from '@workledger/contracts/surveys/surveys.api'
import { surveyReplyDecider } from '@workledger/domain/surveys/answers'
import { derivedId } from '@workledger/event-store/ids'
import { SurveyBox } from '@workledger/event-store/secrets/survey-box'
import { roundById } from '@workledger/projections/surveys/surveys.queries'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import { Commands } from '../kernel/commands/commands'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Queries } from '../kernel/lists/queries'

type Round = NonNullable<Awaited<ReturnType<typeof roundById>>>

/**
 * The public page of a round, by the key in the mail. A wrong key, a used one and one of a closed
 * round get the same refusal.
 */
@Controller()
export class PublicSurveysController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly box: SurveyBox,
  ) {}

  @Route(api.publicSurvey)
  async questions({ params }: Call<typeof api.publicSurvey>) {
    const { round } = await this.open(params.ws, params.surveyId, params.key)
    const company = await this.queries.ask(params.ws, (db) => workspaceById(db, params.ws))
    const { name, privacy, message, questions } = round

    return {
      data: {
        name,
        privacy: privacy as 'anonymous',
        message,
        company: company?.name ?? '',
        logo: company?.logo ?? null,
        contact: company?.phone_number ?? null,
        questions: questions.map(({ question_id, ...question }) => ({
          id: question_id,
          ...question,
        })),
      },
    }
  }

  @Route(api.answerSurvey)
  async answer({ params, body, ctx }: Call<typeof api.answerSurvey>) {
    const { ws: workspace, surveyId: survey_id } = params
    const { round, person } = await this.open(workspace, survey_id, body.key)
    const sheet = sheetOf(round, body.answers)
    const round_id = round.id

    if (person === null) {
      const of = { workspace, survey: survey_id, round: round_id }
      return (await this.box.drop(of, body.key, sheet)) ? {} : refuse('survey.key')
    }

    const reply_id = derivedId(round_id, person)

    await this.commands.in(ctx, workspace).append(surveyReplyDecider, reply_id, {
      type: 'reply',
      survey_id,
      round_id,
      reply_id,
      employee_id: person,
      answers: round.questions.map(({ question_id }, index) => ({
        question_id,
        answer: sheet[index]!,
      })),
    })

    await this.box.use(body.key)

    return {}
  }

  private async open(
    workspace: string,
    survey: string,
    key: string,
  ): Promise<{ round: Round; person: string | null }> {
    const found = (key && (await this.box.find(workspace, survey, key))) || refuse('survey.key')
    const round = await this.queries.ask(workspace, (db) => roundById(db, workspace, found.round))
    return round?.open ? { round, person: found.person } : refuse('survey.key')
  }
}

/**
 * Returns the answers in the order of the questions. Refuses a missing or invalid one at its place
 * in the request.
 */
function sheetOf(
  { questions }: Round,
  answers: readonly { es_question_id: string; answer: string | number | null }[],
): string[] {
  const fields: FieldErrors = {}
  const places = new Map(answers.map(({ es_question_id }, place) => [es_question_id, place]))

  const sheet = questions.map(({ question_id, answer_type }, index) => {
    const place = places.get(question_id)
    const answer = place === undefined ? undefined : answers[place]!.answer
    const code = answerFault(answer_type, answer)
    if (code) fields[`answers.${place ?? index}.answer`] = [{ code }]

    return String(answer ?? '').trim()
  })

  if (
    places.size !== answers.length ||
    answers.some(
      ({ es_question_id }) => !questions.some((one) => one.question_id === es_question_id),
    )
  )
    fields.answers = [{ code: 'field.invalid' }]

  if (Object.keys(fields).length > 0) refuse('validation', { fields })

  return sheet
}
