import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { relativesApi as api, type Dependant } from '@workledger/contracts/people/relatives.api'
import { streamOf } from '@workledger/domain/kernel/decider'
import { relativesDecider } from '@workledger/domain/people/relatives'
import { employeeById } from '@workledger/projections/people/people.queries'
import { contactsOf, dependantsOf } from '@workledger/projections/people/relatives.queries'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Queries } from '../kernel/lists/queries'
import { Zones } from '../kernel/lists/zones'

/** Emergency contacts and dependants of an employee, for the employee and the administrators. */
@Controller()
export class RelativesController {
  constructor(
    private readonly queries: Queries,
    private readonly zones: Zones,
  ) {}

  @Route(api.relatives)
  async listRelatives({ workspace, params }: Call<typeof api.relatives>) {
    const [emergency_contacts, dependants] = await Promise.all([
      this.contacts(workspace, params.id),
      this.dependants(workspace, params.id),
    ])
    return {
      data: { emergency_contacts, dependants, stream: streamOf(relativesDecider, params.id) },
    }
  }

  @Route(api.addEmergencyContact)
  async addContact(call: Call<typeof api.addEmergencyContact>) {
    const { workspace, params, body, ctx } = call

    await this.known(workspace, params.id)
    const contact_id = ctx.newId()

    const contact = {
      ...body,
      other_phone: body.other_phone ?? null,
      email: body.email ?? null,
      employee_id: params.id,
      contact_id,
    }

    await call.run(relativesDecider, params.id, { ...contact, type: 'add-contact' })

    return { data: { id: contact_id } }
  }

  @Route(api.changeEmergencyContact)
  async changeContact(call: Call<typeof api.changeEmergencyContact>) {
    const { workspace, params, body } = call

    const change = {
      ...body,
      type: 'change-contact' as const,
      employee_id: params.id,
      contact_id: params.contactId,
    }

    return changing(
      call.seen(params.contactId),
      (seen) => call.run(relativesDecider, params.id, change, seen),
      async () => ({
        data: findRelative(await this.contacts(workspace, params.id), params.contactId),
      }),
    )
  }

  @Route(api.removeEmergencyContact)
  async removeContact(call: Call<typeof api.removeEmergencyContact>) {
    const { params } = call

    const remove = {
      type: 'remove-contact' as const,
      employee_id: params.id,
      contact_id: params.contactId,
    }

    await call.run(relativesDecider, params.id, remove)
  }

  @Route(api.addDependant)
  async addDependant(call: Call<typeof api.addDependant>) {
    const { workspace, params, body, ctx } = call

    await this.known(workspace, params.id)
    const dependant_id = ctx.newId()
    const today = await this.zones.today(ctx, workspace, params.id)

    const dependant = {
      ...body,
      birthday_on: body.birthday_on ?? null,
      employee_id: params.id,
      dependant_id,
    }

    await call.run(relativesDecider, params.id, { ...dependant, today, type: 'add-dependant' })

    return { data: { id: dependant_id } }
  }

  @Route(api.changeDependant)
  async changeDependant(call: Call<typeof api.changeDependant>) {
    const { workspace, params, body, ctx } = call
    const today = await this.zones.today(ctx, workspace, params.id)

    const change = {
      ...body,
      today,
      type: 'change-dependant' as const,
      employee_id: params.id,
      dependant_id: params.dependantId,
    }

    return changing(
      call.seen(params.dependantId),
      (seen) => call.run(relativesDecider, params.id, change, seen),
      async () => ({
        data: findRelative(await this.dependants(workspace, params.id), params.dependantId),
      }),
    )
  }

  @Route(api.removeDependant)
  async removeDependant(call: Call<typeof api.removeDependant>) {
    const { params } = call

    const remove = {
      type: 'remove-dependant' as const,
      employee_id: params.id,
      dependant_id: params.dependantId,
    }

    await call.run(relativesDecider, params.id, remove)
  }

  private contacts(workspace: string, employee: string) {
    return this.queries.ask(workspace, (db) => contactsOf(db, workspace, employee))
  }

  private async dependants(workspace: string, employee: string): Promise<Dependant[]> {
    const rows = await this.queries.ask(workspace, (db) => dependantsOf(db, workspace, employee))
    return rows.map((row) => ({ ...row, relation: row.relation as Dependant['relation'] }))
  }

  /** Refuses a deleted employee, for whom nothing is stored. */
  private async known(workspace: string, employee: string) {
    return (
      (await this.queries.ask(workspace, (db) => employeeById(db, workspace, employee))) ??
      refuse('not_found')
    )
  }
}

const findRelative = <R extends { id: string }>(rows: readonly R[], id: string): R =>
  rows.find((row) => row.id === id) ?? refuse('not_found')
