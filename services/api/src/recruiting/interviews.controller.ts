import { Controller } from '@nestjs/common'
import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import { candidatesApi as api } from '@workledger/contracts/recruiting/candidates.api'
import { toSecond } from '@workledger/domain/kernel/zone-days'
import { candidateDecider, feedbackOf } from '@workledger/domain/recruiting/candidate'
import { interviewsList } from '@workledger/projections/recruiting/recruiting.lists'
import {
  interviewById,
  interviewersOf,
} from '@workledger/projections/recruiting/recruiting.queries'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { Queries } from '../kernel/lists/queries'
import { Candidates } from './candidates.service'

@Controller()
export class InterviewsController {
  constructor(
    private readonly queries: Queries,
    private readonly lists: Lists,
    private readonly candidates: Candidates,
  ) {}

  @Route(api.interviews)
  async list(call: Call<typeof api.interviews>) {
    return this.lists.page(interviewsList, call)
  }

  @Route(api.scheduleInterview)
  async schedule(call: Call<typeof api.scheduleInterview>) {
    const { workspace, ctx, params, body } = call

    const { place = null, starts_at, ...rest } = body
    await this.candidates.find(workspace, params.candidateId, params.id)
    await this.known(workspace, body.people)
    const [candidate_id, interview_id] = [params.candidateId, ctx.newId()]
    const meeting = { ...rest, place, starts_at: iso(starts_at) }

    const command = {
      type: 'schedule' as const,
      candidate_id,
      interview_id,
      meeting,
      now: ctx.now.toISOString(),
    }

    await call.run(candidateDecider, candidate_id, command)

    return { data: { id: interview_id } }
  }

  @Route(api.changeInterview)
  async change(call: Call<typeof api.changeInterview>) {
    const { workspace, ctx, params, body } = call
    await this.candidates.find(workspace, params.candidateId, params.id)
    if (body.people) await this.known(workspace, body.people)
    const { candidateId: candidate_id, interviewId: interview_id } = params

    const meeting = {
      ...body,
      ...(body.starts_at === undefined ? {} : { starts_at: iso(body.starts_at) }),
    }

    const command = {
      type: 'change-interview' as const,
      candidate_id,
      interview_id,
      meeting,
      now: ctx.now.toISOString(),
    }

    return changing(
      call.seen(interview_id),
      (seen) => call.run(candidateDecider, candidate_id, command, seen),
      async () => ({ data: await this.lists.one(interviewsList, call, interview_id) }),
    )
  }

  @Route(api.cancelInterview)
  async cancel(call: Call<typeof api.cancelInterview>) {
    const { workspace, params } = call

    await this.candidates.find(workspace, params.candidateId, params.id)
    const { candidateId: candidate_id, interviewId: interview_id } = params

    await call.run(candidateDecider, candidate_id, {
      type: 'cancel-interview',
      candidate_id,
      interview_id,
    })
  }

  @Route(api.giveFeedback)
  async feedback(call: Call<typeof api.giveFeedback>) {
    const { workspace, ctx, caller, params, body } = call
    const row =
      (await call.read((db) => interviewById(db, workspace, params.id))) ?? refuse('not_found')
    const { candidate_id } = row

    const command = {
      ...body,
      type: 'give-feedback' as const,
      candidate_id,
      interview_id: params.id,
      employee_id: caller.employee,
      now: ctx.now.toISOString(),
    }

    return changing(
      call.seenOrNone(feedbackOf(params.id, caller.employee)),
      (seen) => call.run(candidateDecider, candidate_id, command, seen),
      async () => ({ data: await this.lists.one(interviewsList, call, params.id) }),
      ({ data }) => data.feedback.find(({ employee_id }) => employee_id === caller.employee),
    )
  }

  /** Checks that interviewers are active people of the company. */
  private async known(workspace: string, people: readonly string[]) {
    const found = await this.queries.ask(workspace, (db) => interviewersOf(db, workspace, people))
    const active = new Set(found.flatMap(({ id, status }) => (status === 'active' ? [id] : [])))
    if (people.some((id) => !active.has(id))) refuseField('people', 'recruiting.interviewers')
  }
}

/** Converts `YYYY-MM-DD HH:mm:ss` to the format of events. */
const iso = (instant: string) => toSecond(`${instant.replace(' ', 'T')}Z`)
