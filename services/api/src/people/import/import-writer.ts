import { Injectable } from '@nestjs/common'
import { CodedError } from '@workledger/contracts/kernel/errors'
import { employmentDecider } from '@workledger/domain/employment/employment'
import { type DirectoryClaim, directoryDecider } from '@workledger/domain/people/directory'
import { blank, employeeDecider } from '@workledger/domain/people/employee'
import type { ImportPlan, PlannedRow } from '@workledger/domain/people/import/plan'
import type { ImportProblem } from '@workledger/domain/people/import/rows'
import { structureDecider } from '@workledger/domain/structure/structure'
import { Commands } from '../../kernel/commands'
import type { Ctx } from '../../kernel/context'
import { Employees } from '../employees.service'

/** Streams written to at the same time; the log gathers their appends. */
const AT_ONCE = 32
/** Rows whose claims are one decision. */
const CLAIMED_AT_ONCE = 500

interface Options {
  /** The day in the workspace's zone. */
  today: string
  invite: boolean
  currency: string
}

/** Gives the commands of a plan: the structure first, then employee ids and addresses, then the rows side by side. */
@Injectable()
export class ImportWriter {
  constructor(
    private readonly commands: Commands,
    private readonly employees: Employees,
  ) {}

  /** Answers the rows that somebody else's change kept out in the meantime. Waits for no read table. */
  async write(ctx: Ctx, workspace: string, plan: ImportPlan, options: Options): Promise<ImportProblem[]> {
    const ids = await this.addMissing(ctx, workspace, plan)
    const planned = await this.numbered(
      workspace,
      plan.rows.filter(({ action }) => action === 'add' || action === 'update'),
    )
    const work = planned.map(({ job, ...row }) => {
      const { department_id } = job
      return { ...row, job: department_id ? { ...job, department_id: ids(department_id) } : job }
    })
    const failed = await this.claim(ctx, workspace, work)
    const lost = new Set(failed.map(({ row }) => row))
    const place = await this.employees.startingPlace(workspace)
    const queue = work.filter(({ row }) => !lost.has(row))
    let next = 0
    const worker = async () => {
      while (next < queue.length) {
        const row = queue[next++]!
        try {
          await this.row(ctx, workspace, row, { ...options, place, ids })
        } catch (error) {
          if (!(error instanceof CodedError)) throw error
          failed.push(told(row, error))
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    return failed
  }

  /** New people for whom the file has no employee id get the next of the series. */
  private async numbered(workspace: string, rows: readonly PlannedRow[]): Promise<PlannedRow[]> {
    const without = rows.filter(({ action, job }) => action === 'add' && !job.oid)
    const oids = without.length > 0 ? await this.employees.nextOids(workspace, without.length) : []
    const given = new Map(without.map((row, index) => [row.row, oids[index]!]))
    return rows.map((row) => (given.has(row.row) ? { ...row, job: { ...row.job, oid: given.get(row.row)! } } : row))
  }

  /** Adds departments and designations; answers their ids, which differ from the planned ones where somebody was faster. */
  private async addMissing(ctx: Ctx, workspace: string, { missing }: ImportPlan): Promise<(id: string) => string> {
    if (missing.length === 0) return (id) => id
    const { state } = await this.commands.append(ctx, structureDecider, workspace, workspace, {
      type: 'add-missing',
      workspace_id: workspace,
      items: missing,
    })
    const real = new Map(
      missing.map(({ kind, id, name }) => [
        id,
        Object.entries(state[kind]).find(([, other]) => other.trim().toLowerCase() === name.trim().toLowerCase())?.[0] ?? id,
      ]),
    )
    return (id) => real.get(id) ?? id
  }

  /** Claims in the directory what the rows are about to say; where one of many is refused, each row is tried by itself. */
  private async claim(ctx: Ctx, workspace: string, rows: readonly PlannedRow[]): Promise<ImportProblem[]> {
    const failed: ImportProblem[] = []
    const claiming = rows.filter((row) => this.claimsOf(workspace, row).length > 0)
    const take = (label: string, some: readonly PlannedRow[]) =>
      this.commands.append(ctx.step(label), directoryDecider, workspace, workspace, {
        type: 'claim',
        claims: some.flatMap((row) => this.claimsOf(workspace, row)),
      })
    for (let at = 0; at < claiming.length; at += CLAIMED_AT_ONCE) {
      const some = claiming.slice(at, at + CLAIMED_AT_ONCE)
      try {
        await take(`claims ${at}`, some)
      } catch (error) {
        if (!(error instanceof CodedError)) throw error
        for (const row of some)
          try {
            await take(`claim ${row.row}`, [row])
          } catch (reason) {
            if (!(reason instanceof CodedError)) throw reason
            failed.push(told(row, reason))
          }
      }
    }
    return failed
  }

  private claimsOf(workspace: string, { employee_id: planned, job, profile, action, terminate, terminated }: PlannedRow): DirectoryClaim[] {
    const employee_id = planned!
    const { manager_id, department_id } = job
    return [
      ...(job.oid ? [this.employees.claim(workspace, employee_id, 'oid', job.oid)] : []),
      ...(profile.email ? [this.employees.claim(workspace, employee_id, 'email', profile.email)] : []),
      ...(manager_id ? [{ employee_id, kind: 'manager' as const, manager_id }] : []),
      ...(department_id ? [{ employee_id, kind: 'department' as const, department_id }] : []),
      ...(action === 'update' && terminate && !terminated ? [{ employee_id, kind: 'resignation' as const }] : []),
    ]
  }

  private async row(
    ctx: Ctx,
    workspace: string,
    planned: PlannedRow,
    {
      invite,
      currency,
      today,
      place,
      ids,
    }: Options & { place: Awaited<ReturnType<Employees['startingPlace']>>; ids: (id: string) => string },
  ) {
    const { action, source, profile, job, terminate, contract } = planned
    const employee_id = planned.employee_id!
    if (action === 'add') {
      const { first_name, last_name, email } = source
      const invited = invite && email !== null && terminate === null
      await this.commands.append(ctx, employeeDecider, workspace, employee_id, {
        ...blank,
        employee_id,
        first_name: first_name!,
        last_name: last_name!,
        email,
        ...place,
        ...job,
        invite: invited,
        type: 'add',
      })
    } else {
      await this.commands.append(ctx, employeeDecider, workspace, employee_id, { type: 'change', employee_id, today, profile, job })
    }
    if (contract) {
      const { contract_id, kind, adjustment_ids } = contract
      const terms = { ...contract.terms, ...(contract.terms.designation_id ? { designation_id: ids(contract.terms.designation_id) } : {}) }
      if (kind === 'change')
        await this.commands.append(ctx, employmentDecider, workspace, employee_id, { type: 'change', employee_id, contract_id, terms })
      else
        await this.commands.append(ctx, employmentDecider, workspace, employee_id, {
          type: 'add',
          employee_id,
          contract_id,
          terms: { ...terms, effective_on: terms.effective_on!, currency },
          adjustment_ids,
          privileged: true,
          replace: true,
        })
    }
    if (terminate) {
      if (planned.terminated)
        await this.commands.append(ctx.step('back'), employeeDecider, workspace, employee_id, { type: 'unterminate', employee_id })
      await this.commands.append(ctx.step('end'), employeeDecider, workspace, employee_id, {
        type: 'terminate',
        employee_id,
        terminated_on: terminate,
        today,
      })
    }
  }
}

const told = ({ row }: PlannedRow, { message }: CodedError): ImportProblem => ({ row, column: null, field: null, level: 'error', message })
