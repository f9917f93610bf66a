import { Controller } from '@nestjs/common'
import { attendanceApi as api } from '@workledger/contracts/attendance/attendance.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import { dayIn } from '@workledger/domain/kernel/zone-days'
import { attendanceCorrectionsList } from '@workledger/projections/attendance/attendance.lists'
import { correctionById } from '@workledger/projections/attendance/attendance.queries'
import { OwnGain } from '../kernel/access/own-gain'
import { orCurrent } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { isoOf, nowOf, Zones } from '../kernel/lists/zones'
import { AttendanceRules } from './attendance-rules.service'
import { breaksOf, Shifts } from './shifts'

/** Corrections that an employee proposes and another person decides. */
@Controller()
export class CorrectionsController {
  constructor(
    private readonly lists: Lists,
    private readonly zones: Zones,
    private readonly rules: AttendanceRules,
    private readonly shifts: Shifts,
    private readonly gain: OwnGain,
  ) {}

  @Route(api.attendanceCorrections)
  listAll(call: Call<typeof api.attendanceCorrections>) {
    return this.lists.page(attendanceCorrectionsList, call)
  }

  @Route(api.correctionsOf)
  listOfEmployee(call: Call<typeof api.correctionsOf>) {
    return this.lists.page(attendanceCorrectionsList, call, { employee_id: call.params.id })
  }

  @Route(api.proposeCorrection)
  async propose({ workspace, params, body, ctx }: Call<typeof api.proposeCorrection>) {
    const { kind, reason, breaks } = body
    const correction_id = ctx.newId()
    const on = { type: 'propose' as const, employee_id: params.id, correction_id, reason }

    if (kind === 'remove') {
      await this.shifts.run(ctx, workspace, { ...on, kind, attendance_id: body.attendance_id! })
      return { data: { id: correction_id } }
    }

    const times = {
      in_at: isoOf(body.in_at!),
      out_at: isoOf(body.out_at!),
      breaks: breaksOf(breaks),
      now: nowOf(ctx),
    }

    const zone = await this.zones.at(workspace, params.id, times.in_at)
    const { longest_minutes } = (await this.rules.readRules(workspace))(dayIn(zone, times.in_at))
    const attendance_id = kind === 'add' ? ctx.newId() : body.attendance_id!

    await this.shifts.run(ctx, workspace, {
      ...on,
      ...times,
      kind,
      attendance_id,
      zone,
      longest_minutes,
    })

    return { data: { id: correction_id } }
  }

  @Route(api.withdrawCorrection)
  async withdraw({ workspace, params, ctx }: Call<typeof api.withdrawCorrection>) {
    await this.shifts.run(ctx, workspace, {
      type: 'withdraw',
      employee_id: params.id,
      correction_id: params.correctionId,
    })
  }

  @Route(api.decideCorrection)
  async decide(call: Call<typeof api.decideCorrection>) {
    const { workspace, params, body, ctx } = call
    const found = await call.read((db) =>
      correctionById(db, workspace, params.id, params.correctionId),
    )
    const { longest_minutes } = (await this.rules.readRules(workspace))(
      (found ?? refuse('not_found')).day,
    )
    const own = call.own(params.id)

    const decision = {
      type: body.approved ? ('approve' as const) : ('reject' as const),
      employee_id: params.id,
      correction_id: params.correctionId,
      own,
      noOtherDecider: await this.gain.check(call, [params.id], { code: 'attendance.own' }),
      comment: body.comment ?? null,
      now: nowOf(ctx),
      longest_minutes,
    }

    const answer = () => this.lists.one(attendanceCorrectionsList, call, params.correctionId)

    await orCurrent(
      () => this.shifts.run(ctx, workspace, decision, call.seen(params.correctionId)),
      answer,
    )

    return { data: await answer() }
  }
}
