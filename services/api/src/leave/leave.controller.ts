import { Controller } from '@nestjs/common'
import type { Upload } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import { leaveApi as api, leaveBody } from '@workledger/contracts/leave/leave.api'
import type { halves } from '@workledger/contracts/leave/leave.events'
import { streamOf } from '@workledger/domain/kernel/decider'
import { leaveLedger } from '@workledger/domain/leave/leave'
import { leavesList } from '@workledger/projections/leave/leave.lists'
import type { StoredLeave } from '@workledger/projections/leave/leave.queries'
import type { FastifyReply } from 'fastify'
import { OwnGain } from '../kernel/access/own-gain'
import { changing } from '../kernel/commands/or-current'
import { Files, sendFile } from '../kernel/files/files'
import type { Call } from '../kernel/http/call'
import { changed } from '../kernel/http/changed'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { leaveOf } from './leave-answer'
import { checkType, LeaveFactsService, type LeaveType } from './leave-facts'
import { LeaveRecords } from './leave-records.service'
import { LeaveRoutesService } from './leave-routes.service'
import { OwnLeaveRules } from './own-rules.service'

@Controller()
export class LeaveController {
  constructor(
    private readonly records: LeaveRecords,
    private readonly lists: Lists,
    private readonly facts: LeaveFactsService,
    private readonly files: Files,
    private readonly gain: OwnGain,
    private readonly rules: OwnLeaveRules,
    private readonly routes: LeaveRoutesService,
  ) {}

  @Route(api.leaves)
  async list(call: Call<typeof api.leaves>) {
    const page = await this.lists.page(leavesList, call, { employee_id: call.params.id })
    return { ...page, data: page.data.map(leaveOf) }
  }

  @Route(api.requestLeave)
  request(call: Call<typeof api.requestLeave>) {
    return this.take(call, async (type) =>
      (await this.rules.isDecided(call, call.params.id, type)) ? 'pending' : 'approved',
    )
  }

  @Route(api.addLeave)
  async add(call: Call<typeof api.addLeave>) {
    await this.gain.check(call, [call.params.id], { code: 'leave.own' })
    return this.take(call, async (type, details) => {
      // A manager would approve all steps alone.
      if (!call.admin && (await this.routes.of(call, type, details))) refuse('leave.needs_steps')
      return 'approved'
    })
  }

  private async take(
    call: Call<typeof api.requestLeave> | Call<typeof api.addLeave>,
    statusOf: (type: LeaveType, details: CountedLeave) => Promise<'pending' | 'approved'>,
  ) {
    const { workspace, params, body, ctx } = call
    const counted = await this.facts.details(ctx, workspace, params.id, { asked: body })
    const { type, facts, details } = counted
    const { document: upload, description } = body
    checkType(type, counted, !!upload)
    const status = await statusOf(type, details)
    const route = status === 'pending' ? await this.routes.of(call, type, details) : undefined
    const on = { employee_id: params.id, leave_id: ctx.newId() }

    await this.files.keep(
      ctx,
      documentOf(workspace, params.id),
      upload as Upload | undefined,
      (document: string | null = null) =>
        call.run(leaveLedger, params.id, {
          ...on,
          ...details,
          type: 'request',
          description,
          document,
          status,
          ...(route ? { route } : {}),
          facts,
        }),
    )

    return { data: { id: on.leave_id } }
  }

  @Route(api.changeLeave)
  async change(call: Call<typeof api.changeLeave>) {
    const { workspace, params, ctx } = call
    const before = await this.records.find(workspace, params.id, params.leaveId)
    const { document: upload, ...given } = call.body
    const body = changed(leaveBody, unchangedTerms(before), given)

    const counted = await this.facts.details(ctx, workspace, params.id, {
      asked: body,
      kept: before.leave_type_id,
    })

    const { type, facts, details } = counted
    const { description } = body
    checkType(type, counted, !!upload || before.document !== null)
    const on = { employee_id: params.id, leave_id: params.leaveId }
    const route = await this.routes.of(call, type, details)

    const change = {
      ...on,
      ...details,
      ...(route ? { route } : {}),
      type: 'change' as const,
      description,
      facts,
    }

    return changing(
      call.seen(params.leaveId),
      (seen) =>
        this.files.keep(
          ctx,
          documentOf(workspace, params.id),
          upload as Upload | undefined,
          (document: string | null = before.document) =>
            call.run(leaveLedger, params.id, { ...change, document }, seen),
        ),
      async () => ({ data: await this.records.read(call) }),
    )
  }

  @Route(api.deleteLeave)
  async delete(call: Call<typeof api.deleteLeave>) {
    const { workspace, params, admin } = call
    const { status } = await this.records.find(workspace, params.id, params.leaveId)
    // Withdrawing a pending leave gives nothing; only admins delete a decided leave.
    await this.gain.check(call, admin && status !== 'pending' ? [params.id] : [], {
      code: 'leave.own',
    })

    await call.run(leaveLedger, params.id, {
      type: 'delete',
      employee_id: params.id,
      leave_id: params.leaveId,
      privileged: admin,
    })
  }

  @Route(api.leaveDocument)
  async document(call: Call<typeof api.leaveDocument>, reply: FastifyReply) {
    const { workspace, params } = call
    // A step of another leave gives no right to this one's document.
    if (call.target.decidesStep) await this.records.read(call)
    const { document } = await this.records.find(workspace, params.id, params.leaveId)
    const file = document ? await this.files.get(document) : undefined
    return sendFile(reply, file ?? refuse('not_found'))
  }
}

type CountedLeave = Parameters<LeaveRoutesService['of']>[2]

/** Returns the body that would request the leave as it is. */
const unchangedTerms = ({
  start_on,
  finish_on,
  half_day,
  description,
  leave_type_id,
  ...part
}: StoredLeave) => ({
  start_on,
  finish_on,
  half_day: half_day as (typeof halves)[number] | null,
  day_part: part.day_part as '0.25' | '0.5' | '0.75' | null,
  seconds: part.seconds,
  from_time: part.from_time,
  to_time: part.to_time,
  description: description ?? '',
  leave_type_id,
})

const documentOf = (workspace: string, employee: string) => ({
  workspace,
  person: employee,
  stream: streamOf(leaveLedger, employee),
})
