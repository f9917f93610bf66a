import { surveyEvents } from '@workledger/contracts/surveys/surveys.events'
import { askedAt, roundById } from '@workledger/projections/surveys/surveys.queries'
import { dayIn, textsIn } from '../mail/language'
import { type Mail, mail } from '../mail/mail'
import { surveysTexts } from './surveys.texts'

export const surveysMails: readonly Mail[] = [
  mail({
    template: 'survey',
    on: surveyEvents.SurveySent,
    async recipients({ workspace, data: { survey_id, round_id, privacy }, meta }, context) {
      const people = await context.ask(workspace, (db) =>
        askedAt(db, workspace, { moment: meta.occurred_at, privacy }),
      )
      const ids = people.map(({ person_id }) => person_id)

      await context.surveys.invite(
        { workspace, survey: survey_id, round: round_id },
        ids,
        privacy === 'confidential',
      )

      return people
    },
    /**
     * Writes the same letter to people who have answered: a missing mail would reveal that they
     * have.
     */
    async letter({ workspace, data: { survey_id, round_id } }, { person_id }, context) {
      const round = await context.ask(workspace, (db) => roundById(db, workspace, round_id))
      if (!round?.open) return undefined
      const { name, locale } = await context.workspace(workspace)
      const texts = textsIn(surveysTexts, locale)
      const { button, lines, ...words } = texts.asked(round.name)
      const key = context.surveys.keyOf(round_id, person_id)

      return {
        locale,
        ...words,
        lines: round.message ? [...round.message.split(/\n+/), ...lines] : lines,
        facts: [[texts.until, dayIn(locale, round.open_until)]],
        note: round.privacy === 'anonymous' ? texts.anonymous : texts.confidential,
        button: {
          label: button,
          url: context.url(`/feedback/${workspace}/survey/${survey_id}/${key}`),
        },
        footer: texts.footer(name),
      }
    },
  }),
]
