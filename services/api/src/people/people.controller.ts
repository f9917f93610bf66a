import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { ORG_PAGE } from '@workledger/contracts/people/org-chart'
import { peopleApi as api, type Employee } from '@workledger/contracts/people/people.api'
import { getById } from '@workledger/domain/kernel/by-id'
import { directoryDecider } from '@workledger/domain/people/directory'
import { employeeDecider } from '@workledger/domain/people/employee'
import { blank } from '@workledger/domain/people/employee-state'
import { lastWorkedDay } from '@workledger/projections/attendance/attendance.queries'
import { answer } from '@workledger/projections/kernel/list'
import { liveOf } from '@workledger/projections/people/live.queries'
import { orgChart } from '@workledger/projections/people/org-chart.queries'
import { employeesList } from '@workledger/projections/people/people.lists'
import { employeeById, hasEvidence } from '@workledger/projections/people/people.queries'
import { weekOfEmployee } from '@workledger/projections/people/week-start.port'
import { OwnGain } from '../kernel/access/own-gain'
import { changing, orCurrent } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { type Asking, Lists } from '../kernel/lists/lists'
import { Queries } from '../kernel/lists/queries'
import { Zones } from '../kernel/lists/zones'
import { References } from '../references/references.port'
import { Employees, employeeOf, placing } from './employees.port'
import { livePersonOf } from './live-person'

@Controller()
export class PeopleController {
  constructor(
    private readonly queries: Queries,
    private readonly references: References,
    private readonly lists: Lists,
    private readonly employees: Employees,
    private readonly zones: Zones,
    private readonly gain: OwnGain,
  ) {}

  @Route(api.employees)
  async list(call: Call<typeof api.employees>) {
    if (call.query.employee_status === 'terminated' && !call.seesEverything) refuse('access.denied')
    const page = await this.lists.page(employeesList, call)
    const data = page.data.map(employeeOf)

    return { ...page, data: call.query.live_data ? await this.live(call.workspace, data) : data }
  }

  /** Adds current activity for people whom the caller sees more closely than colleagues do. */
  private async live(workspace: string, people: readonly Employee[]): Promise<Employee[]> {
    const close = people.flatMap(({ id, role_id }) => (role_id === undefined ? [] : [id]))
    if (close.length === 0) return [...people]
    const rows = await this.queries.ask(workspace, (db) => liveOf(db, workspace, close))
    const now = new Map(rows.map((row) => [row.id, livePersonOf(row)]))

    return people.map((person) => ({ ...person, ...now.get(person.id) }))
  }

  @Route(api.orgChart)
  async orgChart(call: Call<typeof api.orgChart>) {
    const { under, page, levels } = call.query
    // An employee with an invisible manager is at the top. The reports of an invisible employee are
    // not shown.
    if (under) await this.lists.one(employeesList, call, under)
    const viewer = this.lists.viewer(employeesList, call)
    const { total, rows } = await call.read((db) => orgChart(db, viewer, { under, page, levels }))

    const data = rows.map((row) => ({
      ...row,
      first_name: row.first_name ?? '',
      last_name: row.last_name ?? '',
    }))

    return answer(data, total, { page, per_page: ORG_PAGE })
  }

  @Route(api.employee)
  async showEmployee(call: Call<typeof api.employee>) {
    return { data: await this.seen(call, call.params.id) }
  }

  @Route(api.employeeMe)
  async me(call: Call<typeof api.employeeMe>) {
    return { data: await this.own(call) }
  }

  @Route(api.changeEmployeeMe)
  async changeMe(call: Call<typeof api.changeEmployeeMe>) {
    const { body, ctx, caller } = call
    await this.ownPlace(call, caller.employee)

    return changing(
      call.seen(caller.employee),
      (seen) => this.employees.change(ctx, caller, caller.employee, { change: body, shown: seen }),
      async () => ({ data: await this.own(call) }),
    )
  }

  @Route(api.addEmployee)
  async add(call: Call<typeof api.addEmployee>) {
    const { workspace, ctx, body } = call

    const employee_id = ctx.newId()
    const place = await this.employees.startingPlace(workspace)
    const { invite, hired_on = null, first_name, last_name = '', email } = body

    const offered = (await this.employees.nextOids(workspace)).map((oid) => ({
      oid,
      key: this.employees.keyOf(workspace, 'oid', oid),
    }))

    const { state } = await call.append(directoryDecider, workspace, {
      type: 'claim',
      claims: [
        this.employees.claim(workspace, employee_id, 'email', body.email),
        ...(offered.length > 0
          ? [{ employee_id, kind: 'next-oid' as const, keys: offered.map(({ key }) => key) }]
          : []),
      ],
    })

    // The newcomers' role is never removed, so it needs no claim.
    await this.references.claim(
      ctx,
      workspace,
      placing(employee_id, { location_id: place.location_id }),
    )

    const oid =
      offered.find(({ key }) => getById(state.oid.holders, key) === employee_id)?.oid ?? null

    const added = {
      ...blank,
      employee_id,
      first_name,
      last_name,
      email,
      hired_on,
      ...place,
      oid,
      invite,
    }

    await call.run(employeeDecider, employee_id, { ...added, type: 'add' })

    return { data: { id: employee_id } }
  }

  @Route(api.changeEmployee)
  async change(call: Call<typeof api.changeEmployee>) {
    const { ctx, caller, params, body } = call
    await this.ownPlace(call, params.id)

    return changing(
      call.seen(params.id),
      (seen) => this.employees.change(ctx, caller, params.id, { change: body, shown: seen }),
      async () => ({ data: await this.seen(call, params.id) }),
    )
  }

  @Route(api.deleteEmployee)
  async delete(call: Call<typeof api.deleteEmployee>) {
    const { ctx, caller, params } = call

    const evidence = await call.read((db) => hasEvidence(db, params.id))
    await this.employees.end(ctx, caller, params.id, {
      command: { type: 'delete', employee_id: params.id, evidence },
    })
  }

  @Route(api.terminateEmployee)
  async terminate(call: Call<typeof api.terminateEmployee>) {
    const { workspace, ctx, caller, params, body } = call
    const today = await this.zones.today(ctx, workspace, params.id)
    const { terminated_on } = body
    const last_worked_on = await call.read((db) => lastWorkedDay(db, params.id))

    const command = {
      type: 'terminate' as const,
      employee_id: params.id,
      terminated_on,
      today,
      last_worked_on,
    }

    const answer = () => this.seen(call, params.id)

    await orCurrent(
      () => this.employees.end(ctx, caller, params.id, { command, shown: call.seen(params.id) }),
      answer,
    )

    return { data: await answer() }
  }

  @Route(api.stopAccess)
  async stopAccess(call: Call<typeof api.stopAccess>) {
    await this.employees.access(call.ctx, call.caller, call.params.id, 'stop-access')
    return { data: await this.seen(call, call.params.id) }
  }

  @Route(api.restoreAccess)
  async restoreAccess(call: Call<typeof api.restoreAccess>) {
    await this.employees.access(call.ctx, call.caller, call.params.id, 'restore-access')
    return { data: await this.seen(call, call.params.id) }
  }

  @Route(api.unterminateEmployee)
  async unterminate(call: Call<typeof api.unterminateEmployee>) {
    const { params } = call
    await call.run(employeeDecider, params.id, { type: 'unterminate', employee_id: params.id })
    return { data: await this.seen(call, params.id) }
  }

  @Route(api.rehireEmployee)
  async rehire(call: Call<typeof api.rehireEmployee>) {
    const { workspace, ctx, params, body } = call
    const today = await this.zones.today(ctx, workspace, params.id)
    const { role_id } = await this.employees.startingPlace(workspace)

    await call.run(employeeDecider, params.id, {
      type: 'rehire',
      employee_id: params.id,
      hired_on: body.hired_on,
      role_id,
      today,
    })

    return { data: await this.seen(call, params.id) }
  }

  @Route(api.inviteEmployee)
  async invite(call: Call<typeof api.inviteEmployee>) {
    const { params } = call

    await call.run(employeeDecider, params.id, {
      type: 'invite',
      employee_id: params.id,
      mayRepeat: call.may('edit_company'),
    })

    return { message: 'Invite has been sent' }
  }

  @Route(api.employeeOptions)
  async options(call: Call<typeof api.employeeOptions>) {
    const { workspace, params } = call

    const row =
      (await call.read((db) => employeeById(db, workspace, params.id))) ?? refuse('not_found')
    return { data: Object.entries(row.options).map(([name, value]) => ({ name, value })) }
  }

  @Route(api.setEmployeeOption)
  async setOption(call: Call<typeof api.setEmployeeOption>) {
    const { params, body } = call

    await call.run(employeeDecider, params.id, {
      ...body,
      type: 'set-option',
      employee_id: params.id,
    })

    return { data: body }
  }

  /** Refuses a change of the caller's own leave conditions or approvers. */
  private async ownPlace(
    call: Call<typeof api.changeEmployee> | Call<typeof api.changeEmployeeMe>,
    id: string,
  ) {
    const gives = await this.employees.gives(call.workspace, id, call.body)
    await this.gain.check(call, gives ? [id] : [], { needs: 'edit_company' })
  }

  private async own(call: Asking) {
    const { workspace, caller } = call

    const [seen, week] = await Promise.all([
      this.seen(call, caller.employee),
      this.queries.ask(workspace, (db) => weekOfEmployee(db, caller.employee)),
    ])

    return { ...seen, ...week }
  }

  private async seen(call: Asking, id: string) {
    return employeeOf(await this.lists.one(employeesList, call, id))
  }
}
