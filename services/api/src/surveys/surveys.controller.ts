import { Controller } from '@nestjs/common'
import { FEWEST_SURVEY_ANSWERS } from '@workledger/contracts/kernel/bounds'
import { surveysApi as api } from '@workledger/contracts/surveys/surveys.api'
import { surveyDecider } from '@workledger/domain/surveys/survey'
import {
  surveyAnswersList,
  surveyQuestionsList,
  surveysList,
} from '@workledger/projections/surveys/surveys.lists'
import { countAsked } from '@workledger/projections/surveys/surveys.queries'
import { Commands } from '../kernel/commands/commands'
import { changing, newest, orCurrent } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { type Asking, Lists } from '../kernel/lists/lists'
import { Zones } from '../kernel/lists/zones'
import { SurveyReports } from './survey-reports.service'

@Controller()
export class SurveysController {
  constructor(
    private readonly commands: Commands,
    private readonly lists: Lists,
    private readonly zones: Zones,
    private readonly reports: SurveyReports,
  ) {}

  @Route(api.surveys)
  list(call: Call<typeof api.surveys>) {
    return this.lists.page(surveysList, call)
  }

  @Route(api.addSurvey)
  async add(call: Call<typeof api.addSurvey>) {
    const { body, ctx } = call

    const survey_id = ctx.newId()
    const { message = null, ...details } = body
    await call.run(surveyDecider, survey_id, { ...details, type: 'add', survey_id, message })

    return { data: { id: survey_id } }
  }

  @Route(api.survey)
  async showSurvey(call: Call<typeof api.survey>) {
    return { data: await this.lists.one(surveysList, call, call.params.id) }
  }

  @Route(api.surveyOf)
  async oneOf(call: Call<typeof api.surveyOf>) {
    return { data: await this.lists.one(surveysList, call, call.params.id) }
  }

  @Route(api.changeSurvey)
  change(call: Call<typeof api.changeSurvey>) {
    return this.changed(call)
  }

  @Route(api.changeSurveyOf)
  changeOf(call: Call<typeof api.changeSurveyOf>) {
    return this.changed(call)
  }

  @Route(api.deleteSurvey)
  async delete(call: Call<typeof api.deleteSurvey>) {
    await this.deleted(call)
  }

  @Route(api.deleteSurveyOf)
  async deleteOf(call: Call<typeof api.deleteSurveyOf>) {
    await this.deleted(call)
  }

  @Route(api.surveyQuestions)
  async questions(call: Call<typeof api.surveyQuestions>) {
    await this.lists.one(surveysList, call, call.params.id)
    return this.lists.page(
      surveyQuestionsList,
      { ...asking(call), query: whole },
      { survey_id: call.params.id },
    )
  }

  @Route(api.addSurveyQuestion)
  async addQuestion(call: Call<typeof api.addSurveyQuestion>) {
    const { params, body, ctx } = call

    const question_id = ctx.newId()
    const add = { ...body, type: 'add-question' as const, survey_id: params.id, question_id }
    await call.run(surveyDecider, params.id, add)

    return { data: { id: question_id } }
  }

  @Route(api.changeSurveyQuestion)
  async changeQuestion(call: Call<typeof api.changeSurveyQuestion>) {
    const { params, body } = call

    const change = {
      ...body,
      type: 'change-question' as const,
      survey_id: params.id,
      question_id: params.qid,
    }

    return changing(
      call.seen(params.qid),
      (seen) => call.run(surveyDecider, params.id, change, seen),
      async () => ({ data: await this.lists.one(surveyQuestionsList, call, params.qid) }),
    )
  }

  @Route(api.orderSurveyQuestions)
  async orderQuestions(call: Call<typeof api.orderSurveyQuestions>) {
    const { params, body } = call
    const { question_ids } = body
    const order = { type: 'order-questions' as const, survey_id: params.id, question_ids }

    return changing(
      call.seenAmong(question_ids),
      (seen) => call.run(surveyDecider, params.id, order, seen),
      async () => {
        const rows = await this.lists.all(surveyQuestionsList, call, { survey_id: params.id })
        return { data: { question_ids: rows.map(({ id }) => id), revision: newest(rows) } }
      },
    )
  }

  @Route(api.deleteSurveyQuestion)
  async deleteQuestion(call: Call<typeof api.deleteSurveyQuestion>) {
    const { params } = call

    const removal = {
      type: 'delete-question' as const,
      survey_id: params.id,
      question_id: params.qid,
    }

    await call.run(surveyDecider, params.id, removal)
  }

  @Route(api.surveyAudience)
  async audience(call: Call<typeof api.surveyAudience>) {
    const { workspace, params, ctx } = call
    await this.lists.one(surveysList, call, params.id)
    const privacy = await this.privacyOf(workspace, params.id)
    const round = { moment: ctx.now.toISOString(), privacy }
    const asked = await call.read((db) => countAsked(db, workspace, round))

    return { data: { asked, shown: privacy !== 'anonymous' || asked >= FEWEST_SURVEY_ANSWERS } }
  }

  @Route(api.sendSurvey)
  async send(call: Call<typeof api.sendSurvey>) {
    const { workspace, params, ctx } = call
    const now = ctx.now.toISOString()
    const today = await this.zones.companyToday(ctx, workspace)
    const privacy = await this.privacyOf(workspace, params.id)
    const invited = await call.read((db) => countAsked(db, workspace, { moment: now, privacy }))

    const send = {
      type: 'send' as const,
      survey_id: params.id,
      round_id: ctx.newId(),
      today,
      invited,
    }

    const questions = await this.lists.all(surveyQuestionsList, call, { survey_id: params.id })
    const seen = call.seenAmong([params.id, ...questions.map(({ id }) => id)])

    await orCurrent(
      () => call.run(surveyDecider, params.id, send, seen),
      async () => {
        const survey = await this.lists.one(surveysList, call, params.id)
        return { ...survey, revision: newest([survey, ...questions]) }
      },
    )

    return { message: 'Email sent Successfully' }
  }

  @Route(api.surveyAnswers)
  async answers(call: Call<typeof api.surveyAnswers>) {
    await this.lists.one(surveysList, call, call.params.id)
    return this.lists.page(surveyAnswersList, call, { survey_id: call.params.id })
  }

  @Route(api.surveyReport)
  async report(call: Call<typeof api.surveyReport>) {
    await this.lists.one(surveysList, call, call.params.id)
    return { data: await this.reports.readReport(asking(call), call.params.id) }
  }

  private async privacyOf(workspace: string, survey: string): Promise<string> {
    const state = await this.commands.state(surveyDecider, workspace, survey)
    return state.status === 'none' ? 'anonymous' : state.details.privacy
  }

  private async changed(call: Call<typeof api.changeSurvey> | Call<typeof api.changeSurveyOf>) {
    const { workspace, params, body, ctx } = call
    const today = await this.zones.companyToday(ctx, workspace)
    const change = { ...body, type: 'change' as const, survey_id: params.id, today }

    return changing(
      call.seen(params.id),
      (seen) => call.run(surveyDecider, params.id, change, seen),
      async () => ({ data: await this.lists.one(surveysList, call, params.id) }),
    )
  }

  private async deleted(call: Call<typeof api.deleteSurvey> | Call<typeof api.deleteSurveyOf>) {
    const { params } = call

    await call.run(surveyDecider, params.id, { type: 'delete', survey_id: params.id })
  }
}

const whole = { page: 1, per_page: 1000 }
const asking = ({ workspace, caller, ctx }: Asking): Asking => ({ workspace, caller, ctx })
