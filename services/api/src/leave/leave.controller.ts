import { Controller } from '@nestjs/common'
import type { Upload } from '@workledger/contracts/kernel/endpoint'
import { CodedError, refuse, worded } from '@workledger/contracts/kernel/errors'
import type { ShownStep } from '@workledger/contracts/kernel/shown-step'
import { leaveApi as api, leaveBody } from '@workledger/contracts/leave/leave.api'
import type { halves } from '@workledger/contracts/leave/leave.events'
import { leavePreviewApi } from '@workledger/contracts/leave/leave-preview.api'
import { streamOf } from '@workledger/domain/kernel/decider'
import { leaveLedger } from '@workledger/domain/leave/leave'
import type { LeaveCommand } from '@workledger/domain/leave/leave-commands'
import {
  daysTotal,
  type LeaveDay,
  secondsOfDays,
  secondsTaken,
} from '@workledger/domain/leave/leave-days'
import {
  accountEffect,
  inTurn,
  leaveCost,
  leaveEffect,
  refusalOf,
} from '@workledger/domain/leave/leave-effect'
import { termsOn } from '@workledger/domain/leave/leave-facts'
import { routedLeaves } from '@workledger/projections/access/approval-steps.port'
import { draftSteps } from '@workledger/projections/access/shown-steps.port'
import { approversOf } from '@workledger/projections/leave/approvers.queries'
import { leavesList } from '@workledger/projections/leave/leave.lists'
import {
  awayBetween,
  holidaysBetween,
  leaveById,
  leaveTypesOf,
  type StoredLeave,
} from '@workledger/projections/leave/leave.queries'
import { placeOn, policyNameOn } from '@workledger/projections/leave/leave-calendars'
import { type LedgerOf, ledgersOf } from '@workledger/projections/leave/leave-ledgers'
import { visibleTo } from '@workledger/projections/people/visibility.port'
import type { FastifyReply } from 'fastify'
import { OwnGain } from '../kernel/access/own-gain'
import { changing, orCurrent } from '../kernel/commands/or-current'
import { Files, sendFile } from '../kernel/files/files'
import type { Call } from '../kernel/http/call'
import { changed } from '../kernel/http/changed'
import { Route } from '../kernel/http/route'
import { type Asking, Lists } from '../kernel/lists/lists'
import { personOf } from '../kernel/lists/person'
import { Queries } from '../kernel/lists/queries'
import { leaveOf } from './leave-answer'
import { checkType, LeaveFactsService, type LeaveType } from './leave-facts'
import { LeaveRoutesService } from './leave-routes.service'
import { OwnLeaveRules } from './own-rules.service'

@Controller()
export class LeaveController {
  constructor(
    private readonly queries: Queries,
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
    const before = await this.find(workspace, params.id, params.leaveId)
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
      async () => ({ data: await this.readLeave(call) }),
    )
  }

  /**
   * The days and the balance that a leave would take, and who among the visible people is away
   * then.
   */
  @Route(api.previewLeave)
  async preview(call: Call<typeof api.previewLeave>) {
    const { workspace, params, query, ctx, onlooker } = call

    const kept = query.leave_id
      ? (await this.find(workspace, params.id, query.leave_id)).leave_type_id
      : undefined

    const counted = await this.facts.details(ctx, workspace, params.id, { asked: query, kept })
    const { type, details, agreed } = counted
    const { account, step } = counted.facts
    const { start_on, finish_on } = details
    const decided = await this.rules.isDecided(call, params.id, type)
    const route = decided ? await this.routes.of(call, type, details) : undefined

    return call.read(async (db) => {
      const ledgers = await ledgersOf(db, workspace, [params.id], ctx.now.toISOString())
      const { ledger, facts, places } = ledgers.get(params.id) ?? refuse('not_found')
      const on = { employee_id: params.id, leave_id: query.leave_id ?? ctx.newId() }
      const asked = { ...details, ...on, description: '', document: null }
      const effect = leaveEffect(ledger, asked, facts)
      const refused = partRefusal(counted) ?? refusalOf(ledger, asked, { ...facts, account, step })
      const office = placeOn(places, start_on)?.location_id ?? null
      const of = await visibleTo(db, workspace, onlooker)

      const [away, holidays, approvers, steps] = await Promise.all([
        awayBetween(db, workspace, { from: start_on, to: finish_on, but: params.id, of }),
        holidaysBetween(db, workspace, office, { from: start_on, to: finish_on }),
        decided && !route ? approversOf(db, workspace, params.id) : [],
        draftSteps(db, routedLeaves, { workspace, employee_id: params.id }, route),
      ])

      return {
        data: {
          days_taken: daysTotal(details.days),
          seconds_taken: secondsTaken(details.days, agreed),
          balance_before: effect?.before ?? null,
          balance_after: effect?.after ?? null,
          seconds_after: effect && secondsOfDays(effect.after, agreed(start_on)),
          balance_year: effect?.year ?? null,
          account: details.takes_account && account ? accountEffect(ledger, asked, account) : null,
          ...(effect
            ? leaveCost(ledger, asked, facts)
            : { days: details.days.map(undrawn), grants: [] }),
          holidays: holidays.map(({ date, name, part }) => ({ date, name, part })),
          goes_to: route ? waitingPeople(steps) : approvers.map(personOf),
          steps,
          refusal: refused && worded({ code: refused.code, params: refused.detail.params }),
          away: away.people.map(({ start_on, finish_on, ...person }) => ({
            ...personOf(person),
            start_on,
            finish_on,
          })),
          away_count: away.total,
        },
      }
    })
  }

  @Route(api.decideLeave)
  async decide(call: Call<typeof api.decideLeave>) {
    const { workspace, params, body, ctx } = call
    const status_before =
      body.status_before ??
      (await call.state(leaveLedger, params.id)).leaves[params.leaveId]?.status

    const [known, routed] = await Promise.all([
      this.ledgerFor(call),
      this.routes.ofLeave(call, params.leaveId),
    ])

    const { leaves } = known.ledger
    const own = call.own(params.id)
    const alone = await this.gain.check(call, [params.id], { code: 'leave.own' })
    if (!routed && onlyByStep(call)) refuse('access.denied')
    const saw = body.approved ? await this.seen(call, known) : undefined

    const decision = {
      employee_id: params.id,
      leave_id: params.leaveId,
      status_before,
      own,
      noOtherDecider: alone,
      comment: body.comment ?? null,
      stands_in_for: call.admin ? null : call.target.standsInFor,
      facts: leaves[params.leaveId]?.takes_account
        ? { ...known.facts, account: await this.facts.accountOf(ctx, workspace, params.id) }
        : known.facts,
      ...(saw ? { saw } : {}),
    }

    const asked = body.approved ? ('approve' as const) : ('reject' as const)

    const command: LeaveCommand = routed
      ? {
          ...decision,
          type: `${asked}-step`,
          by: call.caller.employee,
          step: body.step === undefined ? routed.step : body.step - 1,
          people: routed.people,
          stands_in_for: routed.in_place_of,
        }
      : { ...decision, type: asked }

    await orCurrent(
      () =>
        call.run(
          leaveLedger,
          params.id,
          command,
          call.seenDecided(params.leaveId, body.status_before),
        ),
      () => this.readLeave(call),
    )

    return { data: await this.readLeave(call) }
  }

  /** The steps of a leave of some days, as its request would have them now. */
  @Route(leavePreviewApi.previewLeaveSteps)
  async previewSteps(call: Call<typeof leavePreviewApi.previewLeaveSteps>) {
    const { workspace, params, query } = call
    const types = await call.read((db) => leaveTypesOf(db, workspace))
    const type =
      types.find(({ id }) => id === query.leave_type_id) ??
      refuse('leave.type_unknown', { field: 'leave_type_id' })
    const days = [{ part: query.days }]
    const route = type.approval_required ? await this.routes.of(call, type, { days }) : undefined

    return {
      data: await call.read((db) =>
        draftSteps(db, routedLeaves, { workspace, employee_id: params.id }, route),
      ),
    }
  }

  /**
   * Returns what the approver of a leave sees: balance, policy, and absences of visible people.
   * Nothing if the approver saw another version of the leave than the tables show.
   */
  private async seen(call: Call<typeof api.decideLeave>, known: LedgerOf) {
    const { workspace, params, onlooker } = call

    if (!call.couldSee((await this.find(workspace, params.id, params.leaveId)).revision))
      return undefined

    const leave = known.ledger.leaves[params.leaveId]
    if (!leave) return undefined

    const effect = leaveEffect(
      inTurn(known.ledger, params.leaveId),
      { ...leave, leave_id: params.leaveId },
      known.facts,
    )

    const { start_on: from, finish_on: to } = leave

    const away = await call.read(async (db) => {
      const of = await visibleTo(db, workspace, onlooker)
      return awayBetween(db, workspace, { from, to, but: params.id, of })
    })

    return {
      kind: 'leave' as const,
      days: daysTotal(leave.days),
      year: effect?.year ?? null,
      balance_before: effect?.before ?? null,
      balance_after: effect?.after ?? null,
      policy: policyNameOn(known, from),
      allow_negative: termsOn(known.facts, from)?.allow_negative ?? null,
      overlaps: away.people.map(({ id, start_on, finish_on }) => ({
        employee_id: id,
        start_on,
        finish_on,
      })),
      overlaps_count: away.total,
    }
  }

  /** Returns the employee's ledger with its facts. */
  private async ledgerFor(call: Call<typeof api.decideLeave>): Promise<LedgerOf> {
    const { workspace, params, ctx } = call
    const ledgers = await call.read((db) =>
      ledgersOf(db, workspace, [params.id], ctx.now.toISOString()),
    )
    return ledgers.get(params.id) ?? refuse('not_found')
  }

  @Route(api.deleteLeave)
  async delete(call: Call<typeof api.deleteLeave>) {
    const { workspace, params, admin } = call
    const { status } = await this.find(workspace, params.id, params.leaveId)
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
    if (call.target.decidesStep) await this.readLeave(call)
    const { document } = await this.find(workspace, params.id, params.leaveId)
    const file = document ? await this.files.get(document) : undefined
    return sendFile(reply, file ?? refuse('not_found'))
  }

  private async readLeave(call: Asking & { params: { leaveId: string } }) {
    return leaveOf(await this.lists.one(leavesList, call, call.params.leaveId))
  }

  private async find(workspace: string, employee: string, id: string) {
    return (
      (await this.queries.ask(workspace, (db) => leaveById(db, workspace, employee, id))) ??
      refuse('not_found')
    )
  }
}

type CountedLeave = Parameters<LeaveRoutesService['of']>[2]

/** Returns whether the caller may decide only because a step names them. */
const onlyByStep = ({ admin, target }: Call<typeof api.decideLeave>) =>
  !admin && !target.manages && target.standsInFor === null

/** Returns the people of the first step that waits. */
const waitingPeople = (steps: readonly ShownStep[]) =>
  steps.find(({ state }) => state === 'waiting')?.people ?? []

/** Returns why the type refuses the part of a day, or null. */
function partRefusal(counted: Parameters<typeof checkType>[1] & { type: LeaveType }) {
  try {
    checkType(counted.type, counted, true)
    return null
  } catch (error) {
    if (error instanceof CodedError) return error
    throw error
  }
}

const undrawn = ({ date, part, seconds }: LeaveDay) => ({
  date,
  part,
  ...(seconds === undefined ? {} : { seconds }),
  draws: [],
})

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
