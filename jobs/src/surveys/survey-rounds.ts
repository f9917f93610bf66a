import { randomInt } from 'node:crypto'
import { surveyAnswersDecider } from '@workledger/domain/surveys/answers'
import { surveyDecider } from '@workledger/domain/surveys/survey'
import { derivedId } from '@workledger/event-store/ids'
import type { SurveyRound } from '@workledger/event-store/secrets/survey-box'
import { countAsked, roundById, surveysDue, surveysOver } from '@workledger/projections/surveys/surveys.queries'
import type { Pool } from 'pg'
import type { SystemCommands } from '../kernel/commands'
import type { MailContext } from '../kernel/mail-context'
import { WorkspaceDays } from '../kernel/workspace-days'

interface Options {
  /** As wl_vault, which knows every workspace. */
  vault: Pool
  commands: SystemCommands
  context: Pick<MailContext, 'ask' | 'surveys'>
}

/** Sends surveys by their schedule, ends rounds that have had their days, and takes answers that wait into the log. All of it may be repeated. */
export class SurveyRounds {
  private readonly days: WorkspaceDays
  private now = new Date()
  constructor(private readonly options: Options) {
    this.days = new WorkspaceDays(options.vault, async (workspace, day) => {
      await this.close(workspace, day)
      await this.sendDue(workspace, day)
    })
  }

  async run(now: Date): Promise<void> {
    this.now = now
    await this.days.run(now)
    for (const round of await this.options.context.surveys.rounds()) await this.take(round)
  }

  private async close(workspace: string, today: string): Promise<void> {
    const { context, commands } = this.options
    for (const survey_id of await context.ask(workspace, (db) => surveysOver(db, workspace, today)))
      await commands.run(surveyDecider, workspace, survey_id, { type: 'close', survey_id, today })
  }

  /** Two workers that look at once make the same command of it, which is written once. */
  private async sendDue(workspace: string, today: string): Promise<void> {
    const { context, commands } = this.options
    for (const { id: survey_id, next_on } of await context.ask(workspace, (db) => surveysDue(db, workspace, today))) {
      const now = this.now.toISOString()
      const invited = await context.ask(workspace, (db) => countAsked(db, workspace, now))
      const commandId = derivedId(survey_id, `send ${next_on}`)
      const send = { type: 'send-due' as const, survey_id, round_id: derivedId(commandId, 'round'), today, invited }
      await commands.run(surveyDecider, workspace, survey_id, send, { commandId, occurredAt: now })
    }
  }

  private async take({ workspace, survey, round }: SurveyRound): Promise<void> {
    const { context, commands } = this.options
    const { surveys } = context
    // What ends a round is asked of the log: read tables may be late, and what is thrown away is gone.
    const state = await commands.state(surveyDecider, workspace, survey)
    const found = await context.ask(workspace, (db) => roundById(db, workspace, round))
    const over = state.status === 'none' || state.round?.round_id !== round
    if (over) await surveys.end(round)
    if (state.status !== 'none' && !found) return
    for (const { id, sheets } of await surveys.batches(round)) {
      if (found && state.status !== 'none') {
        const questions = found.questions.map(({ question_id }) => question_id)
        const take = { type: 'take' as const, survey_id: survey, round_id: round, batch_id: id, questions, sheets, random: randomInt }
        // Under the batch's own id: a batch that was written before a crash is not written again.
        await commands.run(surveyAnswersDecider, workspace, round, take, { commandId: id })
      }
      await surveys.taken(id)
    }
    if (over) await surveys.discard(round)
  }
}
