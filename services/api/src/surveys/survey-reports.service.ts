import { Injectable } from '@nestjs/common'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import type { surveysApi } from '@workledger/contracts/surveys/surveys.api'
import { average } from '@workledger/domain/surveys/figures'
import { surveyRoundsList } from '@workledger/projections/surveys/surveys.lists'
import { resultsOf } from '@workledger/projections/surveys/surveys.queries'
import { type Asking, Lists } from '../kernel/lists/lists'
import { Queries } from '../kernel/lists/queries'

type Report = AnswerOf<typeof surveysApi.surveyReport>['data']

/** Most rounds of a report. */
const ROUNDS = 12

/** Results of surveys. No figure spans several rounds, so that subtraction reveals nothing. */
@Injectable()
export class SurveyReports {
  constructor(
    private readonly lists: Lists,
    private readonly queries: Queries,
  ) {}

  async readReport(asking: Asking, survey_id: string): Promise<Report> {
    const query = { page: 1, per_page: ROUNDS, sort: '-number' }

    const { data: rounds } = await this.lists.page(
      surveyRoundsList,
      { ...asking, query },
      { survey_id },
    )

    const results = await this.queries.ask(asking.workspace, (db) =>
      resultsOf(
        db,
        asking.workspace,
        rounds.map(({ id }) => id),
      ),
    )

    const questions = new Map<string, Report['questions'][number]>()

    for (const { question_id, question, answer_type, round_id, answers, distribution } of results) {
      const rating = answer_type === 'rating'

      // The newest round comes first and gives the wording of the question.
      const known = questions.get(question_id) ?? {
        id: question_id,
        question,
        answer_type: rating ? 'rating' : 'text',
        rounds: [],
      }

      questions.set(question_id, known)

      known.rounds.push({
        round_id,
        question,
        answers,
        average: rating ? average(distribution, 2) : null,
        stars: rating ? average(distribution, 1) : null,
        distribution: rating ? distribution : null,
      })
    }

    return { rounds, questions: [...questions.values()] }
  }
}
