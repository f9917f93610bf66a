import { Controller } from '@nestjs/common'
import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import { erasableOn } from '@workledger/contracts/kernel/retention'
import { privacyApi as api, type ErasurePreview } from '@workledger/contracts/privacy/privacy.api'
import { erasedKinds, stayingKinds } from '@workledger/contracts/privacy/privacy.kinds'
import { employeeDecider } from '@workledger/domain/people/employee'
import { workspaceDecider } from '@workledger/domain/workspaces/workspace'
import { formerPeopleList } from '@workledger/projections/privacy/privacy.lists'
import { heldOf, inDraftOfPay, retainedPerson } from '@workledger/projections/privacy/privacy.queries'
import { Commands } from '../kernel/commands'
import type { Call } from '../kernel/context'
import { Lists } from '../kernel/lists'
import { Queries } from '../kernel/queries'
import { Route } from '../kernel/route'
import { Zones } from '../kernel/zones'

type Asked = Pick<Call<typeof api.erasePerson>, 'ctx' | 'workspace' | 'params'>

/** Personal data of people who have left: until when it is kept, holds, and its erasure, which a process carries out. */
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
  async preview(call: Call<typeof api.erasurePreview>): Promise<{ data: ErasurePreview }> {
    const { row, name, ended_on, retention_years, today } = await this.person(call)
    const { workspace, params } = call
    const { id } = params
    const { status } = row
    const [held, drafted] = await this.queries.ask(workspace, (db) => Promise.all([heldOf(db, id), inDraftOfPay(db, id)]))
    const erasable_on = erasableOn(ended_on, row.retention_years ?? retention_years)
    const blocked =
      status !== 'former'
        ? 'privacy.erased'
        : row.held_at
          ? 'privacy.held'
          : today < erasable_on
            ? 'privacy.retention'
            : drafted
              ? 'privacy.in_draft'
              : null
    const there: Record<string, number> = { ...held.goes, profile: 1, account: row.user_id ? 1 : 0 }
    const left: Record<string, number> = { ...held.stays, decisions: row.user_id ? 1 : 0, history: 1 }
    const counted = <K extends string>(kinds: readonly K[], of: Record<string, number>) =>
      kinds.flatMap((kind) => ((of[kind] ?? 0) > 0 ? [{ kind, count: of[kind]! }] : []))
    return {
      data: {
        id,
        name: name || null,
        status: status as 'former',
        ended_on,
        retention_years: row.retention_years ?? retention_years,
        erasable_on,
        blocked,
        goes: status === 'former' ? counted(erasedKinds, there) : [],
        stays: counted(stayingKinds, left),
      },
    }
  }

  @Route(api.erasePerson)
  async erase(call: Call<typeof api.erasePerson>) {
    const { ctx, workspace, params, body } = call
    const { row, name, ended_on, retention_years, today } = await this.person(call)
    const command = { type: 'start-erasure' as const, employee_id: params.id, ended_on, retention_years, today }
    // Whether it may be done at all is said before what was typed is looked at.
    if (row.status === 'former') await this.commands.check(ctx, employeeDecider, workspace, params.id, command)
    if (row.status === 'former' && normal(body.name) !== normal(name)) refuseField('name', 'privacy.name')
    if (await this.queries.ask(workspace, (db) => inDraftOfPay(db, params.id))) refuse('privacy.in_draft')
    await this.commands.run(ctx, employeeDecider, workspace, params.id, command)
    return { message: 'Personal data is erased' }
  }

  @Route(api.holdPerson)
  async hold(call: Call<typeof api.holdPerson>) {
    const { ctx, workspace, params, body } = call
    await this.person(call)
    await this.commands.run(ctx, employeeDecider, workspace, params.id, { type: 'hold', employee_id: params.id, reason: body.reason })
    return { message: 'Legal hold is placed' }
  }

  @Route(api.liftHold)
  async lift(call: Call<typeof api.liftHold>) {
    const { ctx, workspace, params } = call
    await this.person(call)
    await this.commands.run(ctx, employeeDecider, workspace, params.id, { type: 'lift-hold', employee_id: params.id })
  }

  /** Somebody who has left, with what decides whether they may be erased today. */
  private async person({ ctx, workspace, params }: Asked) {
    const row = (await this.queries.ask(workspace, (db) => retainedPerson(db, workspace, params.id))) ?? refuse('not_found')
    const settings = await this.commands.state(workspaceDecider, workspace, workspace)
    if (settings.status !== 'open' || !row.ended_on) return refuse('not_found')
    const name = [row.first_name, row.last_name].filter(Boolean).join(' ')
    const today = await this.zones.companyToday(ctx, workspace)
    return { row, name, ended_on: row.ended_on, retention_years: settings.retention_years, today }
  }
}

const normal = (name: string) => name.trim().replace(/\s+/g, ' ').normalize('NFC')
