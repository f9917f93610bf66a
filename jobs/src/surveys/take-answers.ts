import { randomInt } from 'node:crypto'
import { surveyAnswersDecider } from '@workledger/domain/surveys/answers'
import { surveyDecider } from '@workledger/domain/surveys/survey'
import type { SurveyRound } from '@workledger/event-store/secrets/survey-box'
import { roundById } from '@workledger/projections/surveys/surveys.queries'
import type { SystemCommands } from '../kernel/commands'
import type { MailContext } from '../kernel/mail-context'

export interface Taking {
  commands: SystemCommands
  context: Pick<MailContext, 'ask' | 'surveys'>
}

/**
 * Takes waiting answers into the log, at least five at a time, and ends the keys of a closed round.
 * It may be interrupted anywhere and repeated.
 */
export async function takeAnswers(
  { commands, context }: Taking,
  { workspace, survey, round }: SurveyRound,
): Promise<void> {
  const { surveys } = context
  // The log says whether a round is over: read tables may be late, and discarded answers cannot
  // come back.
  const state = await commands.state(surveyDecider, workspace, survey)
  const deleted = state.status === 'none'
  const over = deleted || state.round?.round_id !== round
  const found = await context.ask(workspace, (db) => roundById(db, workspace, round))
  if (over) await surveys.end(round)
  if (!deleted && !found) return

  for (const { id, sheets } of await surveys.batches(round)) {
    if (found && !deleted) {
      const questions = found.questions.map(({ question_id }) => question_id)

      const take = {
        type: 'take' as const,
        survey_id: survey,
        round_id: round,
        batch_id: id,
        questions,
        sheets,
        random: randomInt,
      }

      // The batch's own id prevents a second write after a crash.
      await commands.run(surveyAnswersDecider, { workspace, id: round }, take, { commandId: id })
    }

    await surveys.taken(id)
  }

  if (over) await surveys.discard(round)
}
