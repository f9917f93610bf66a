import { surveyDecider } from '@workledger/domain/surveys/survey'
import { derivedId } from '@workledger/event-store/ids'
import {
  countAsked,
  surveysDue,
  surveysOver,
} from '@workledger/projections/surveys/surveys.queries'
import type { Pool } from 'pg'
import { WorkspaceDays } from '../workspaces/workspace-days.port'
import { type Taking, takeAnswers } from './take-answers'

interface SurveyRoundsOptions extends Taking {
  /** Connects as wl_vault, which reads every workspace. */
  vault: Pool
}

/**
 * Sends scheduled surveys, closes rounds after their last day, and takes waiting answers into the
 * log. Each step may be repeated.
 */
export class SurveyRounds {
  private readonly days: WorkspaceDays
  private now = new Date()

  constructor(private readonly options: SurveyRoundsOptions) {
    this.days = new WorkspaceDays(options.vault, async (workspace, day) => {
      await this.close(workspace, day)
      await this.sendDue(workspace, day)
    })
  }

  async run(now: Date): Promise<void> {
    this.now = now
    await this.days.run(now)

    for (const round of await this.options.context.surveys.rounds())
      await takeAnswers(this.options, round)
  }

  private async close(workspace: string, today: string): Promise<void> {
    const { context, commands } = this.options

    for (const survey_id of await context.ask(workspace, (db) => surveysOver(db, workspace, today)))
      await commands.run(
        surveyDecider,
        { workspace, id: survey_id },
        { type: 'close', survey_id, today },
      )
  }

  /** Sends due surveys. Two workers at once make the same command, which is written once. */
  private async sendDue(workspace: string, today: string): Promise<void> {
    const { context, commands } = this.options

    for (const { id: survey_id, next_on, privacy } of await context.ask(workspace, (db) =>
      surveysDue(db, workspace, today),
    )) {
      const now = this.now.toISOString()
      const invited = await context.ask(workspace, (db) =>
        countAsked(db, workspace, { moment: now, privacy }),
      )
      const commandId = derivedId(survey_id, `send ${next_on}`)

      const send = {
        type: 'send-due' as const,
        survey_id,
        round_id: derivedId(commandId, 'round'),
        today,
        invited,
      }

      await commands.run(surveyDecider, { workspace, id: survey_id }, send, {
        commandId,
        occurredAt: now,
      })
    }
  }
}
