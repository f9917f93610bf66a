import { Controller } from '@nestjs/common'
import {
  employmentApi as api,
  type Contract,
} from '@workledger/contracts/employment/employment.api'
import type { Upload } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import { employmentDecider } from '@workledger/domain/employment/employment'
import { isoWeekdays } from '@workledger/domain/employment/weekdays'
import { streamOf } from '@workledger/domain/kernel/decider'
import { placed } from '@workledger/domain/kernel/money'
import {
  type ContractRow,
  contractById,
  contractsOf,
} from '@workledger/projections/employment/employment.queries'
import { endsOf } from '@workledger/projections/employment/ends.queries'
import { paidContracts } from '@workledger/projections/payroll/payroll.queries'
import type { FastifyReply } from 'fastify'
import { changing } from '../kernel/commands/or-current'
import { Files, sendFile } from '../kernel/files/files'
import type { Call } from '../kernel/http/call'
import type { Ctx } from '../kernel/http/context'
import { Route } from '../kernel/http/route'
import { Queries } from '../kernel/lists/queries'
import { Zones } from '../kernel/lists/zones'
import { References, target } from '../references/references.port'
import { Employment } from './employment.service'

@Controller()
export class EmploymentController {
  constructor(
    private readonly queries: Queries,
    private readonly references: References,
    private readonly employment: Employment,
    private readonly zones: Zones,
    private readonly files: Files,
  ) {}

  @Route(api.contracts)
  async contracts(call: Call<typeof api.contracts>) {
    return { data: await this.answers(call, call.params.id) }
  }

  @Route(api.addContract)
  async add(call: Call<typeof api.addContract>) {
    const { workspace, params, body, ctx } = call
    await this.employment.employee(workspace, params.id)

    const terms = {
      ...definite(this.writable(call, params.id, body)),
      effective_on: body.effective_on,
    }

    const id = await this.employment.addContract(
      ctx,
      workspace,
      { employee_id: params.id, terms },
      { privileged: call.may('edit_company') },
    )

    return { data: { id } }
  }

  @Route(api.changeContract)
  async change(call: Call<typeof api.changeContract>) {
    const { workspace, params, ctx } = call
    await this.employment.employee(workspace, params.id)
    if (!(await this.row(workspace, params))) refuse('not_found')
    const { file, ...body } = call.body
    if (body.designation_id) await this.employment.designation(workspace, body.designation_id)
    const on = { employee_id: params.id, contract_id: params.contractId }
    const terms = definite(this.writable(call, params.id, body))
    const of = { workspace, person: params.id, stream: streamOf(employmentDecider, params.id) }
    const named = target('designation', terms.designation_id)

    return changing(
      call.seen(params.contractId),
      (seen) =>
        this.files.keep(ctx, of, file as Upload | undefined, (document) => {
          const change = { ...on, terms, document, type: 'change' as const }
          return this.references.run(
            call,
            { decider: employmentDecider, id: params.id, command: change, expected: seen },
            named,
          )
        }),
      async () => {
        const all = await this.answers(call, params.id)
        return { data: all.find(({ id }) => id === params.contractId) ?? refuse('not_found') }
      },
    )
  }

  @Route(api.deleteContract)
  async delete(call: Call<typeof api.deleteContract>) {
    const { workspace, params } = call

    if (!(await this.row(workspace, params))) refuse('not_found')
    const used = (await call.read((db) => paidContracts(db, workspace, params.id))).has(
      params.contractId,
    )
    const on = { employee_id: params.id, contract_id: params.contractId }
    await call.run(employmentDecider, params.id, { ...on, used, type: 'delete' })
  }

  @Route(api.probation)
  async probation({ workspace, ctx, params }: Call<typeof api.probation>) {
    return { data: await this.ends(ctx, workspace, params.id) }
  }

  @Route(api.changeProbation)
  async changeProbation(call: Call<typeof api.changeProbation>) {
    const { workspace, params, body, ctx } = call
    await this.employment.employee(workspace, params.id)
    const { hired_on: first_day } = await this.employment.employee(workspace, params.id)
    const today = await this.zones.today(ctx, workspace, params.id)
    const probation_end = body.probation_end ?? null

    const set = {
      type: 'set-probation' as const,
      employee_id: params.id,
      probation_end,
      first_day,
      today,
    }

    return changing(
      call.seenOrNone(params.id),
      (seen) => call.run(employmentDecider, params.id, set, seen),
      async () => ({ data: await this.ends(ctx, workspace, params.id) }),
    )
  }

  private async ends(ctx: Ctx, workspace: string, employee: string) {
    const today = await this.zones.today(ctx, workspace, employee)
    return this.queries.ask(workspace, (db) => endsOf(db, workspace, employee, today))
  }

  @Route(api.contractDocument)
  async document({ workspace, params }: Call<typeof api.contractDocument>, reply: FastifyReply) {
    const row = (await this.row(workspace, params)) ?? refuse('not_found')
    const file = row.document ? await this.files.get(row.document) : undefined
    return sendFile(reply, file ?? refuse('not_found'))
  }

  private row(workspace: string, { id, contractId }: { id: string; contractId: string }) {
    return this.queries.ask(workspace, (db) => contractById(db, workspace, id, contractId))
  }

  /** Callers who cannot see the pay send it back empty, which leaves it unchanged. */
  private writable<
    T extends { base_compensation_amount?: unknown; base_compensation_type?: unknown },
  >(call: Call, employee: string, body: T): Partial<T> {
    if (seesPay(call, employee)) return body
    const { base_compensation_amount: amount, base_compensation_type: type, ...rest } = body

    const given = {
      ...(amount ? { base_compensation_amount: amount } : {}),
      ...(type ? { base_compensation_type: type } : {}),
    }

    return { ...rest, ...given } as Partial<T>
  }

  private async answers(call: Call, employee: string): Promise<Contract[]> {
    const { workspace, ctx } = call
    const [rows, used] = await call.read((db) =>
      Promise.all([contractsOf(db, workspace, employee), paidContracts(db, workspace, employee)]),
    )
    const today = await this.zones.today(ctx, workspace, employee)
    const current = rows.find(({ effective_on }) => effective_on <= today)

    return rows.map((row) => {
      const { base_compensation_amount, base_compensation_type, ...open } = view(row)
      const flags = { can_be_deleted: !used.has(row.id), current: row === current }

      return {
        ...open,
        ...(seesPay(call, employee) ? { base_compensation_amount, base_compensation_type } : {}),
        ...flags,
      }
    })
  }
}

/** Returns whether the caller sees pay: the employee and admins do; a manager sees the rest. */
const seesPay = (call: Call, employee: string) =>
  call.caller.employee === employee || call.seesEverything

/** Returns the fields of a partial update, without omitted ones. */
const definite = <T extends object>(body: T) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }

const view = (row: ContractRow): Omit<Contract, 'can_be_deleted' | 'current'> => ({
  id: row.id,
  employee_id: row.employee_id,
  effective_on: row.effective_on,
  start_date: row.start_date,
  end_date: row.end_date,
  designation_id: row.designation_id,
  designation: row.designation,
  role_description: row.role_description,
  base_compensation_amount: placed(row.base_compensation_amount, row.currency),
  base_compensation_type: row.base_compensation_type as Contract['base_compensation_type'],
  pay_frequency: row.pay_frequency as Contract['pay_frequency'],
  currency: row.currency,
  working_days: row.working_days,
  weekdays: isoWeekdays(row.working_days),
  working_hours: row.working_hours,
  working_period_unit: row.working_period_unit as Contract['working_period_unit'],
  shift_start_at: row.shift_start_at,
  document: row.document
    ? { download_url: `/employees/${row.employee_id}/contracts/${row.id}/document` }
    : null,
  stream: streamOf(employmentDecider, row.employee_id),
  revision: row.revision,
})
