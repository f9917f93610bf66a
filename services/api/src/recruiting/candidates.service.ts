import { Inject, Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { fullName } from '@workledger/contracts/kernel/full-name'
import type {
  CandidateAnswer,
  CandidateMessage,
} from '@workledger/contracts/recruiting/candidates.api'
import { openingDecider } from '@workledger/domain/recruiting/opening'
import { daysByStage } from '@workledger/domain/recruiting/stage-days'
import { directoryKey } from '@workledger/event-store/secrets/keyed-hash'
import { namesOfUsers } from '@workledger/projections/people/people.queries'
import { candidatesList, interviewsList } from '@workledger/projections/recruiting/recruiting.lists'
import {
  alsoAppliedTo,
  type CandidateRow,
  candidateById,
  candidateFigures,
  interviewersOf,
  messagesOf,
  notesOf,
  zoneOf,
} from '@workledger/projections/recruiting/recruiting.queries'
import { ACCESS_CONFIG, type AccessConfig } from '../kernel/access/access-config'
import { Commands } from '../kernel/commands/commands'
import { type Asking, Lists } from '../kernel/lists/lists'
import { Queries } from '../kernel/lists/queries'

/** Shared reads of candidates. */
@Injectable()
export class Candidates {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly lists: Lists,
    @Inject(ACCESS_CONFIG) private readonly config: AccessConfig,
  ) {}

  /** Returns a candidate of this opening; that of another one counts as missing. */
  async find(workspace: string, id: string, opening?: string): Promise<CandidateRow> {
    const row = await this.queries.ask(workspace, (db) => candidateById(db, workspace, id))
    return row && (opening === undefined || row.opening_id === opening) ? row : refuse('not_found')
  }

  /** Returns the opening from the log; a deleted one counts as missing. */
  async opening(workspace: string, id: string) {
    const state = await this.commands.state(openingDecider, workspace, id)
    return state.status === 'open' || state.status === 'closed' ? state : refuse('not_found')
  }

  figures(workspace: string, opening: string, now: string) {
    return this.queries.ask(workspace, (db) => candidateFigures(db, workspace, opening, now))
  }

  async answer(call: Asking, id: string): Promise<CandidateAnswer> {
    const { workspace, ctx } = call

    const [listed, row, interviews] = await Promise.all([
      this.lists.one(candidatesList, call, id),
      this.find(workspace, id),
      this.lists.all(interviewsList, call, { candidate_id: id }),
    ])

    const { notes, also, people, zone } = await this.queries.ask(workspace, async (db) => {
      const notes = await notesOf(db, id)
      const named = [
        ...new Set([...Object.keys(row.ratings), ...notes.map(({ employee_id }) => employee_id)]),
      ]
      const also = await alsoAppliedTo(db, workspace, row)

      return {
        notes,
        also,
        people: await interviewersOf(db, workspace, named),
        zone: await zoneOf(db, workspace),
      }
    })

    const names = new Map(
      people.map(({ id, first_name, last_name }) => [id, fullName({ first_name, last_name })]),
    )

    const who = (employee_id: string) => ({ employee_id, name: names.get(employee_id) ?? '' })
    const { size, content_type } = row.resume

    return {
      ...listed,
      path: daysByStage(row.stages, row.path, zone, ctx.now.toISOString()),
      profile_data: row.answers,
      resume: { size, content_type },
      ratings: Object.entries(row.ratings).map(([employee, rating]) => ({
        ...who(employee),
        rating,
        revision: (row.rating_revisions[employee] ?? -1) + 1,
      })),
      notes: notes.map(({ id, employee_id, text, created_at }) => ({
        id,
        ...who(employee_id),
        text: text ?? '',
        created_at,
      })),
      interviews,
      also,
      employee_id: row.employee_id,
      rejection: row.rejection,
    }
  }

  /** Returns all messages, oldest first. A candidate sees only the names of their authors. */
  async messages(workspace: string, id: string): Promise<CandidateMessage[]> {
    const candidate = await this.find(workspace, id)

    const { rows, names } = await this.queries.ask(workspace, async (db) => {
      const rows = await messagesOf(db, id)
      return {
        rows,
        names: await namesOfUsers(db, workspace, [...new Set(rows.map(({ author }) => author))]),
      }
    })

    const own = fullName(candidate)

    return rows.map(({ id, subject, body, from_candidate, author, created_at }) => ({
      id,
      subject: subject ?? '',
      body: body ?? '',
      sender: { name: from_candidate ? own : (names.get(author) ?? '') },
      from_candidate,
      created_at,
      hasAttachments: false,
    }))
  }

  /** Returns a substitute for an address, which reveals repeated applications. */
  emailKey(workspace: string, email: string) {
    return directoryKey(this.config.masterKey, workspace, 'candidate', email)
  }
}
