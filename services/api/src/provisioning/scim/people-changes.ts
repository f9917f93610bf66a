import { Injectable } from '@nestjs/common'
import type { CallOf, Endpoint } from '@workledger/contracts/kernel/endpoint'
import { CodedError, refuse } from '@workledger/contracts/kernel/errors'
import { UUID } from '@workledger/contracts/kernel/text'
import { addEmployeeBody, employeeChange, peopleApi } from '@workledger/contracts/people/people.api'
import { departmentBody, structureApi } from '@workledger/contracts/structure/structure.api'
import { directoryDecider } from '@workledger/domain/people/directory'
import { provisioningDecider } from '@workledger/domain/provisioning/provisioning'
import {
  departmentsOf,
  type ProvisionedPerson,
  provisionedPerson,
} from '@workledger/projections/provisioning/provisioning.queries'
import * as z from 'zod'
import { Commands } from '../../kernel/commands/commands'
import { InProcess } from '../../kernel/http/in-process'
import { checked } from '../../kernel/http/parse'
import { Queries } from '../../kernel/lists/queries'
import { Zones } from '../../kernel/lists/zones'
import { Employees } from '../../people/employees.port'
import type { ScimRequest } from './scim-request'
import { isActive, type UserInput } from './user-resource'

/** Refusals of a termination after which the access alone ends. */
const accessOnly = [
  'people.ended_before',
  'people.ended_before_hire',
  'people.ended_before_work',
  'people.self',
]

const address = z.object({ email: addEmployeeBody.shape.email })

type NewPerson = UserInput & { readonly user_name: string; readonly email: string }

/** Changes people by the documented calls, with their rules. */
@Injectable()
export class PeopleChanges {
  constructor(
    private readonly calls: InProcess,
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly employees: Employees,
    private readonly zones: Zones,
  ) {}

  /** Returns the id that `add` will give. */
  idOfNew({ ctx }: ScimRequest): string {
    return this.calls.idMadeBy({ of: ctx, name: 'add' })
  }

  /** Adds an employee with the role of newcomers. */
  async add(on: ScimRequest, input: NewPerson): Promise<{ id: string }> {
    const { workspace } = on
    const { active = true, email, user_name } = input
    const { invite } = await this.settings(on)
    const first_name = input.first_name ?? user_name.split('@')[0]!
    const last_name = input.last_name ?? ''
    const more = await this.checkedChange(on, undefined, { ...input, first_name, last_name })

    const body = {
      ...{ first_name, last_name, email, single_name: last_name === '' },
      invite: invite && active,
    }

    const added = await this.run(on, 'add', peopleApi.addEmployee, {
      params: { ws: workspace },
      body,
    })
    const { id } = added.data
    await this.write(on, { id, department_id: null }, more, input.department)
    if (!active) await this.access(on, id, 'stopAccess')

    return { id }
  }

  /** Changes a person, then their access. Calls `first` after the checks and before any write. */
  async change(
    on: ScimRequest,
    person: ProvisionedPerson,
    input: UserInput,
    first: () => Promise<void> = async () => {},
  ): Promise<void> {
    if (input.active === false && isActive(person)) await this.keepAdministrator(on, person.id)
    const change = await this.checkedChange(on, person, input)

    const email = await this.newAddress(on, person, input)
    if (email !== undefined || Object.keys(change).length > 0) await on.open()
    if (input.active) await this.mayReturn(on, person)
    await first()
    await this.write(on, person, change, input.department)
    if (email !== undefined)
      await this.employees.readdress(on.ctx.step('address'), on.workspace, person.id, email)

    if (input.active !== undefined) await this.setActive(on, person, input.active)
  }

  /** Ends a person's access, and their employment if the company says so; or brings it back. */
  async setActive(on: ScimRequest, person: ProvisionedPerson, active: boolean): Promise<void> {
    if (isActive(person) === active) return
    const { id } = person
    const { leavers } = await this.settings(on)
    const today = await this.zones.today(on.ctx, on.workspace, id)

    if (!active && leavers === 'employment') return this.terminate(on, id, today)
    if (!active) return this.access(on, id, 'stopAccess')
    await this.mayReturn(on, person)
    if (person.status !== 'terminated') return this.access(on, id, 'restoreAccess')
    const params = { ws: on.workspace, id }

    // Back on the same day: the termination is undone. Later it is another employment.
    await (person.terminated_on === today
      ? this.run(on, 'return', peopleApi.unterminateEmployee, { params })
      : this.run(on, 'return', peopleApi.rehireEmployee, {
          params: { id },
          body: { hired_on: today },
        }))
  }

  /** Refuses, before anything is written, what `active: true` would be refused for. */
  private async mayReturn(on: ScimRequest, person: ProvisionedPerson): Promise<void> {
    if (isActive(person)) return
    await on.open()
    const { leavers } = await this.settings(on)

    if (person.status === 'terminated' && leavers !== 'employment')
      refuse('provisioning.employment_ended')
  }

  private async terminate(on: ScimRequest, id: string, terminated_on: string): Promise<void> {
    await this.run(on, 'end', peopleApi.terminateEmployee, {
      params: { id },
      body: { terminated_on },
    }).catch(async (error) => {
      const codes =
        error instanceof CodedError
          ? [
              error.code,
              ...Object.values(error.fields).flatMap((all) => all.map(({ code }) => code)),
            ]
          : []
      if (!codes.some((code) => accessOnly.includes(code))) throw error
      await this.access(on, id, 'stopAccess')
    })
  }

  private async access(on: ScimRequest, id: string, call: 'stopAccess' | 'restoreAccess') {
    await this.run(on, call, peopleApi[call], { params: { ws: on.workspace, id } })
  }

  /** Refuses before anything is written if the last administrator would be gone. */
  private async keepAdministrator({ workspace }: ScimRequest, id: string): Promise<void> {
    const { administrators } = await this.commands.state(directoryDecider, workspace, workspace)
    const others = Object.keys(administrators).filter((other) => other !== id)
    if (administrators[id] && others.length === 0) refuse('people.last_admin')
  }

  private settings({ workspace }: ScimRequest) {
    return this.commands.state(provisioningDecider, workspace, workspace)
  }

  /** Writes what differs; a department that is missing is added first if the company says so. */
  private async write(
    on: ScimRequest,
    { id, department_id: before }: Pick<ProvisionedPerson, 'id' | 'department_id'>,
    change: object,
    department: string | null | undefined,
  ): Promise<void> {
    const undecided = department && !('department_id' in change)
    const department_id = undecided ? await this.presentDepartment(on, department) : undefined
    const body = {
      ...change,
      ...(department_id && department_id !== before && { department_id }),
    }

    if (Object.keys(body).length === 0) return

    await this.run(on, 'change', peopleApi.changeEmployee, {
      params: { ws: on.workspace, id },
      body,
    })
  }

  /**
   * Returns the id of a department, which is added if the company says so; undefined if it stays
   * missing. Another request may have added it since this one was checked.
   */
  private async presentDepartment(on: ScimRequest, name: string): Promise<string | undefined> {
    const found = await this.departmentNamed(on, name)
    if (found) return found.id
    if (!(await this.settings(on)).add_departments) return undefined

    return this.run(on, 'department', structureApi.addDepartment, {
      params: { ws: on.workspace },
      body: { name },
    }).then(
      ({ data }) => data.id,
      async (error) => {
        // Another request of the directory has added it meanwhile.
        const there = await this.departmentNamed(on, name)
        return there ? there.id : Promise.reject(error)
      },
    )
  }

  /** Returns what differs, as `changeEmployee` takes it. Refuses it here, before a write. */
  private async checkedChange(
    on: ScimRequest,
    person: ProvisionedPerson | undefined,
    input: UserInput,
  ) {
    const { first_name, last_name, phone_number, oid, manager_id } = input
    const department_id = await this.department(on, input.department)
    if (manager_id) await this.manager(on, manager_id)

    const wanted = person
      ? { first_name, last_name, phone_number, oid, manager_id, department_id }
      : { phone_number, oid, manager_id, department_id }

    const change = Object.fromEntries(
      Object.entries(wanted).filter(
        ([field, value]) =>
          value !== undefined && value !== (person?.[field as keyof ProvisionedPerson] ?? null),
      ),
    )

    if (typeof change.oid === 'string') await this.freeOid(on, person?.id, change.oid)
    checked(employeeChange, change)

    return change
  }

  /** Returns an address that differs from the person's, checked before anything is written. */
  private async newAddress(
    { ctx, workspace }: ScimRequest,
    person: ProvisionedPerson,
    input: UserInput,
  ) {
    if (input.email === undefined || input.email === person.email) return undefined
    const { email } = checked(address, { email: input.email })
    const claims = [this.employees.claim(workspace, person.id, 'email', email)]
    await this.commands
      .in(ctx, workspace)
      .check(directoryDecider, workspace, { type: 'claim', claims })

    return email
  }

  /** Returns the id of a department of this name; undefined if there is none, so it stays. */
  private async department(
    on: ScimRequest,
    name: string | null | undefined,
  ): Promise<string | null | undefined> {
    if (!name) return name
    const found = await this.departmentNamed(on, name)
    if (found) return found.id

    if ((await this.settings(on)).add_departments) checked(departmentBody, { name })
    else on.undone.code = 'scim.department_unknown'

    return undefined
  }

  private async departmentNamed({ workspace }: ScimRequest, name: string) {
    const all = await this.queries.ask(workspace, (db) => departmentsOf(db, workspace))
    return all.find((each) => each.name.trim().toLowerCase() === name.toLowerCase())
  }

  private async manager({ workspace }: ScimRequest, id: string): Promise<void> {
    const found = UUID.test(id)
      ? await this.queries.ask(workspace, (db) => provisionedPerson(db, workspace, id))
      : undefined

    if (found?.status !== 'active') refuse('scim.value', { params: { field: 'manager' } })
  }

  private async freeOid({ ctx, workspace }: ScimRequest, own: string | undefined, oid: string) {
    const claim = this.employees.claim(workspace, own ?? workspace, 'oid', oid)
    await this.commands
      .in(ctx, workspace)
      .check(directoryDecider, workspace, { type: 'claim', claims: [claim] })
  }

  private run<E extends Endpoint>(on: ScimRequest, name: string, endpoint: E, input: CallOf<E>) {
    const { session, ctx } = on
    return this.calls.call(endpoint, { ...input, session, part: { of: ctx, name } })
  }
}
