import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { candidatesApi as api } from '@workledger/contracts/recruiting/candidates.api'
import { candidateDecider, ratingBy } from '@workledger/domain/recruiting/candidate'
import { candidatesList } from '@workledger/projections/recruiting/recruiting.lists'
import type { FastifyReply } from 'fastify'
import { changing, orCurrent } from '../kernel/commands/or-current'
import { fileNameOf } from '../kernel/files/file-name'
import { Files, sendFile } from '../kernel/files/files'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { Candidates } from './candidates.service'

/** Candidates of an opening, from the application to the decision. */
@Controller()
export class CandidatesController {
  constructor(
    private readonly lists: Lists,
    private readonly files: Files,
    private readonly candidates: Candidates,
  ) {}

  @Route(api.candidates)
  async list(call: Call<typeof api.candidates>) {
    return this.lists.page(candidatesList, call, { opening_id: call.params.id })
  }

  @Route(api.candidateFigures)
  async figures({ workspace, params, ctx }: Call<typeof api.candidateFigures>) {
    const { details, planned } = await this.candidates.opening(workspace, params.id)

    const { stages, ...decided } = await this.candidates.figures(
      workspace,
      params.id,
      ctx.now.toISOString(),
    )

    const figuresOf = (stage: string) => ({
      ...{
        stage,
        count: 0,
        average_days: null,
        waiting: 0,
        ...stages.find((each) => each.stage === stage),
      },
      planned_days: planned.find((each) => each.stage === stage)?.days ?? null,
    })

    return { data: { stages: details.stages.map(figuresOf), ...decided } }
  }

  @Route(api.candidate)
  async showCandidate(call: Call<typeof api.candidate>) {
    await this.found(call)
    return { data: await this.candidates.answer(call, call.params.candidateId) }
  }

  @Route(api.changeCandidate)
  async change(call: Call<typeof api.changeCandidate>) {
    const { workspace, params, body } = call
    await this.found(call)
    const { stage, ...profile } = body
    const { details } = await this.candidates.opening(workspace, params.id)
    const email_key =
      profile.email === undefined ? undefined : this.candidates.emailKey(workspace, profile.email)
    const candidate_id = params.candidateId

    const command = {
      type: 'change' as const,
      candidate_id,
      profile: { ...profile, email_key },
      stage,
      stages: details.stages,
    }

    return changing(
      call.seen(candidate_id),
      (seen) => call.run(candidateDecider, candidate_id, command, seen),
      async () => ({ data: await this.candidates.answer(call, candidate_id) }),
    )
  }

  @Route(api.deleteCandidate)
  async delete(call: Call<typeof api.deleteCandidate>) {
    const { params } = call
    await this.found(call)
    const candidate_id = params.candidateId
    const remove = { type: 'delete' as const, candidate_id }
    await call.run(candidateDecider, candidate_id, remove, call.seen(candidate_id))
  }

  @Route(api.resume)
  async resume(call: Call<typeof api.resume>, reply: FastifyReply) {
    const row = await this.found(call)
    const file = (await this.files.get(row.resume.file)) ?? refuse('recruiting.no_resume')

    return sendFile(reply, {
      ...file,
      name: fileNameOf(fullName(row), file.type),
    })
  }

  @Route(api.rejectCandidate)
  async reject(call: Call<typeof api.rejectCandidate>) {
    const { params, body } = call
    await this.found(call)
    const candidate_id = params.candidateId
    const reject = { type: 'reject' as const, candidate_id, mail: body.mail ?? null }
    const answer = () => this.candidates.answer(call, candidate_id)

    await orCurrent(
      () => call.run(candidateDecider, candidate_id, reject, call.seen(candidate_id)),
      answer,
    )

    return { data: await answer() }
  }

  @Route(api.reconsiderCandidate)
  async reconsider(call: Call<typeof api.reconsiderCandidate>) {
    const { params } = call
    await this.found(call)
    const candidate_id = params.candidateId
    const reconsider = { type: 'reconsider' as const, candidate_id }
    const answer = () => this.candidates.answer(call, candidate_id)

    await orCurrent(
      () => call.run(candidateDecider, candidate_id, reconsider, call.seen(candidate_id)),
      answer,
    )

    return { data: await answer() }
  }

  @Route(api.rateCandidate)
  async rate(call: Call<typeof api.rateCandidate>) {
    const { caller, params, body } = call
    await this.found(call)
    const candidate_id = params.candidateId

    const command = {
      type: 'rate' as const,
      candidate_id,
      employee_id: caller.employee,
      rating: body.rating,
    }

    return changing(
      call.seenOrNone(ratingBy(caller.employee)),
      (seen) => call.run(candidateDecider, candidate_id, command, seen),
      async () => ({ data: await this.candidates.answer(call, candidate_id) }),
      ({ data }) => data.ratings.find(({ employee_id }) => employee_id === caller.employee),
    )
  }

  @Route(api.addNote)
  async addNote(call: Call<typeof api.addNote>) {
    const { ctx, caller, params, body } = call
    await this.found(call)
    const [candidate_id, note_id] = [params.candidateId, ctx.newId()]

    const command = {
      type: 'note' as const,
      candidate_id,
      note_id,
      employee_id: caller.employee,
      text: body.text,
    }

    await call.run(candidateDecider, candidate_id, command)

    return { data: { id: note_id } }
  }

  @Route(api.deleteNote)
  async deleteNote(call: Call<typeof api.deleteNote>) {
    const { caller, params } = call
    await this.found(call)
    const candidate_id = params.candidateId

    const command = {
      type: 'delete-note' as const,
      candidate_id,
      note_id: params.noteId,
      employee_id: caller.employee,
    }

    await call.run(candidateDecider, candidate_id, command)
  }

  private found({
    workspace,
    params,
  }: {
    workspace: string
    params: { id: string; candidateId: string }
  }) {
    return this.candidates.find(workspace, params.candidateId, params.id)
  }
}
