import { sql } from 'kysely'
import { anyOf } from '../kernel/any-of'
import { instantOf } from '../kernel/projection'
import type { Reads } from '../kernel/tenant-reads'

/** A round to be sent at a moment (ISO 8601). */
export interface RoundSent {
  readonly moment: string
  readonly privacy: string
}

/**
 * Selects the people whom a round asks: present employees from their first day, with an address. An
 * anonymous round asks only joined ones. An administrator holds the links of people without an
 * account and could identify the others by elimination.
 */
const invitedPeople = (db: Reads, workspace: string, { moment, privacy }: RoundSent) =>
  db
    .selectFrom('employees')
    .where('workspace_id', '=', workspace)
    .where('status', '=', 'active')
    .where('email', 'is not', null)
    .where('created_at', '<=', instantOf(moment))
    .$if(privacy === 'anonymous', (query) => query.where('user_id', 'is not', null))
    .where(
      sql<boolean>`(hired_on is null or hired_on <= (${moment}::timestamptz at time zone
        (select w.timezone from workspaces w where w.id = employees.workspace_id))::date)`,
    )

export const askedAt = async (
  db: Reads,
  workspace: string,
  round: RoundSent,
): Promise<{ person_id: string; to: string }[]> =>
  (await invitedPeople(db, workspace, round).select(['id', 'email']).orderBy('id').execute()).map(
    ({ id, email }) => ({
      person_id: id,
      to: email!,
    }),
  )

export const countAsked = async (db: Reads, workspace: string, round: RoundSent): Promise<number> =>
  (
    await invitedPeople(db, workspace, round)
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirstOrThrow()
  ).n

export const roundById = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('survey_rounds')
    .selectAll()
    .where('workspace_id', '=', workspace)
    .where('id', '=', id)
    .executeTakeFirst()

/** Selects the results of these rounds' questions, in the order of the newest round. */
export const resultsOf = (db: Reads, workspace: string, rounds: readonly string[]) =>
  rounds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('survey_results as t')
        .innerJoin('survey_rounds as r', 'r.id', 't.round_id')
        .leftJoin('survey_rating_counts as c', 'c.id', 't.id')
        .where('t.workspace_id', '=', workspace)
        .where('t.round_id', 'in', [...rounds])
        .select(['t.question_id', 't.question', 't.answer_type', 't.round_id', 't.answers'])
        // An anonymous round has counts only; a confidential one counts by person.
        .select(
          sql<
            number[]
          >`case when c.id is null then t.distribution else array[c.one, c.two, c.three, c.four, c.five] end`.as(
            'distribution',
          ),
        )
        .orderBy('r.number', 'desc')
        .orderBy('t.place')
        .execute()

/** Selects surveys that their schedule sends by this day. */
export const surveysDue = (db: Reads, workspace: string, day: string) =>
  db
    .selectFrom('surveys')
    .select(['id', 'next_on', 'privacy'])
    .where('workspace_id', '=', workspace)
    .where('next_on', '<=', day)
    .orderBy('id')
    .execute()

/** Returns surveys with a round whose last day is over. */
export const surveysOver = async (db: Reads, workspace: string, day: string): Promise<string[]> =>
  (
    await db
      .selectFrom('survey_rounds')
      .select('survey_id')
      .where('workspace_id', '=', workspace)
      .where('open', '=', true)
      .where('open_until', '<', day)
      .orderBy('survey_id')
      .execute()
  ).map(({ survey_id }) => survey_id)

/** Returns those of these rounds that still take answers. */
export const openRounds = (db: Reads, workspace: string, rounds: readonly string[]) =>
  db
    .selectFrom('survey_rounds')
    .select(['id', 'survey_id', 'name', 'open_until'])
    .where('workspace_id', '=', workspace)
    .where('id', '=', anyOf(rounds))
    .where('open', '=', true)
    .execute()
