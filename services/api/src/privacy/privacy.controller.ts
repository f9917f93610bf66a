import { Controller } from '@nestjs/common'
import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { erasableFrom, keptFrom } from '@workledger/contracts/kernel/retention'
import { privacyApi as api, type ErasurePreview } from '@workledger/contracts/privacy/privacy.api'
import { erasedKinds, stayingKinds } from '@workledger/contracts/privacy/privacy.kinds'
import type { Seen } from '@workledger/domain/kernel/contents'
import { employeeDecider } from '@workledger/domain/people/employee'
import { ERASURE } from '@workledger/domain/people/employee-state'
import { workspaceDecider } from '@workledger/domain/workspaces/workspace'
import { onlyGainersCan } from '@workledger/projections/access/others.port'
import { namesOfUsers } from '@workledger/projections/people/people.queries'
import { formerPeopleList } from '@workledger/projections/privacy/privacy.lists'
import {
  heldOf,
  inDraftOfPay,
  payslipsOf,
  retainedPerson,
} from '@workledger/projections/privacy/privacy.queries'
import { Commands } from '../kernel/commands/commands'
import { orCurrent } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { Queries } from '../kernel/lists/queries'
import { nowOf, Zones } from '../kernel/lists/zones'

type ErasureCall = Pick<Call<typeof api.erasePerson>, 'ctx' | 'workspace' | 'params'>

/** Personal data of former employees: retention, holds, and erasure by a process. */
@Controller()
export class PrivacyController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly lists: Lists,
    private readonly zones: Zones,
  ) {}

  @Route(api.formerPeople)
  formerPeople(call: Call<typeof api.formerPeople>) {
    return this.lists.page(formerPeopleList, call)
  }

  @Route(api.erasurePreview)
  async preview(
    call: Pick<Call<typeof api.erasurePreview>, 'ctx' | 'workspace' | 'params' | 'session'>,
  ): Promise<{ data: ErasurePreview }> {
    const { workspace, params, session } = call
    const { id } = params
    const revision = await this.commands.revisionOf(employeeDecider, workspace, id, ERASURE)
    const { row, name, facts, retained, today } = await this.person(call)
    const { status } = row

    const { held, drafted, payslips, users } = await this.queries.ask(workspace, async (db) => ({
      held: await heldOf(db, id),
      drafted: await inDraftOfPay(db, id),
      payslips: await payslipsOf(db, id),
      users: await namesOfUsers(db, workspace, row.proposed_by ? [row.proposed_by] : []),
    }))

    const erasable_on = erasableFrom(facts, retained.retention_years, retained.kept_at_least)
    const there: Record<string, number> = { ...held.goes, profile: 1, account: row.user_id ? 1 : 0 }

    const left: Record<string, number> = {
      ...held.stays,
      decisions: row.user_id ? 1 : 0,
      history: 1,
    }

    const counted = <K extends string>(kinds: readonly K[], of: Record<string, number>) =>
      kinds.flatMap((kind) => ((of[kind] ?? 0) > 0 ? [{ kind, count: of[kind]! }] : []))

    const blocked = () => {
      if (status !== 'former') return 'privacy.erased' as const
      if (row.held_at) return 'privacy.held' as const
      if (today < erasable_on) return 'privacy.retention' as const

      return drafted ? ('privacy.in_draft' as const) : null
    }

    return {
      data: {
        id,
        name: name || null,
        status: status as 'former',
        ended_on: facts.ended_on,
        retention_years: retained.retention_years,
        kept_from: row.kept_from ?? keptFrom(facts),
        erasable_on,
        blocked: blocked(),
        proposal: row.proposed_by
          ? {
              by: users.get(row.proposed_by) ?? null,
              at: row.proposed_at!,
              waits_until: row.waits_until,
              own: [session.user.id, session.impersonator].includes(row.proposed_by),
            }
          : null,
        revision,
        goes: status === 'former' ? counted(erasedKinds, there) : [],
        stays: counted(stayingKinds, left),
        payslips: payslips.map(({ payrun_id, start_on, end_on, pay_date, currency, net_pay }) => ({
          payrun_id,
          start: start_on,
          end: end_on,
          pay_date,
          currency,
          net_pay,
        })),
      },
    }
  }

  @Route(api.erasePerson)
  async erase(call: Call<typeof api.erasePerson>) {
    const seen = call.seenOrNone(ERASURE)
    return orCurrent(
      () => this.eraseAsSeen(call, seen),
      async () => (await this.preview(call)).data,
    )
  }

  private async eraseAsSeen(call: Call<typeof api.erasePerson>, seen: Seen) {
    const { ctx, workspace, params, body } = call
    const { row, name, retained, today } = await this.person(call)
    const by = ctx.everyone
    const act = { workspace, call: api.erasePerson, about: null, gainers: [params.id], users: by }
    const othersCould = !(await call.read((db) => onlyGainersCan(db, act)))

    const command = {
      type: 'start-erasure' as const,
      employee_id: params.id,
      retained,
      today,
      by,
      now: nowOf(ctx),
      othersCould,
    }

    // Permission is checked before the typed confirmation.
    if (row.status === 'former') await call.check(employeeDecider, params.id, command, seen)

    if (row.status === 'former' && normal(body.name) !== normal(name))
      refuseField('name', 'privacy.name')

    if (await call.read((db) => inDraftOfPay(db, params.id))) refuse('privacy.in_draft')
    const { state } = await call.run(employeeDecider, params.id, command, seen)
    if (!('proposal' in state) || !state.proposal) return { message: 'Personal data is erased' }
    const { waits_until } = state.proposal

    return {
      message: waits_until
        ? `No other person can confirm the erasure. It can be carried out from ${waits_until.slice(0, 10)} on`
        : 'The erasure waits for another person to confirm it',
    }
  }

  @Route(api.withdrawErasure)
  async withdraw(call: Call<typeof api.withdrawErasure>) {
    const { params } = call
    await this.person(call)
    await call.run(employeeDecider, params.id, { type: 'withdraw-erasure', employee_id: params.id })
  }

  @Route(api.holdPerson)
  async hold(call: Call<typeof api.holdPerson>) {
    const { params, body } = call
    await this.person(call)

    await call.run(employeeDecider, params.id, {
      type: 'hold',
      employee_id: params.id,
      reason: body.reason,
    })

    return { message: 'Legal hold is placed' }
  }

  @Route(api.liftHold)
  async lift(call: Call<typeof api.liftHold>) {
    const { params } = call
    await this.person(call)
    await call.run(employeeDecider, params.id, { type: 'lift-hold', employee_id: params.id })
  }

  /** Returns a former employee, with the facts that decide whether erasure is allowed today. */
  private async person({ ctx, workspace, params }: ErasureCall) {
    const row =
      (await this.queries.ask(workspace, (db) => retainedPerson(db, workspace, params.id))) ??
      refuse('not_found')
    const settings = await this.commands.state(workspaceDecider, workspace, workspace)
    if (settings.status !== 'open' || !row.ended_on) return refuse('not_found')
    const name = fullName(row)
    const today = await this.zones.companyToday(ctx, workspace)
    const { ended_on, recorded_on, last_paid_on, last_worked_on, kept_at_least } = row
    const facts = { ended_on, recorded_on, last_paid_on, last_worked_on }

    const retained = {
      ...facts,
      retention_years: row.retention_years ?? settings.retention_years,
      kept_at_least,
    }

    return { row, name, facts, retained, today }
  }
}

const normal = (name: string) => name.trim().replace(/\s+/g, ' ').normalize('NFC')
