import { Injectable } from '@nestjs/common'
import { carryOut, countsOf, type Give, type RefusedRow, wholly } from '@workledger/domain/carry-out-import'
import { employeeImportDecider, type ImportTerms } from '@workledger/domain/people/import/import'
import type { ImportPlan, PlannedRow } from '@workledger/domain/people/import/plan'
import { Commands } from '../../kernel/commands'
import type { Ctx } from '../../kernel/context'
import { Employees } from '../employees.service'

/** Rows in one event, which stays below 1 MiB however long the names are. */
const ROWS_IN_EVENT = 100

/** Writes a plan down, then carries it out. Where that is cut off, an expectation (jobs/src/people) completes what was written down. */
@Injectable()
export class ImportWriter {
  constructor(
    private readonly commands: Commands,
    private readonly employees: Employees,
  ) {}

  /** Answers what was counted, and the rows that somebody else's change kept out in the meantime. Waits for no read table. */
  async write(ctx: Ctx, workspace: string, import_id: string, plan: ImportPlan, options: Omit<ImportTerms, 'place' | 'unchanged'>) {
    const on = { import_id, workspace_id: workspace }
    const planned = await this.numbered(
      workspace,
      plan.rows.filter(({ action }) => action === 'add' || action === 'update'),
    )
    const unchanged = plan.rows.filter(({ action }) => action === 'unchanged').length
    const terms = { ...options, unchanged, place: await this.employees.startingPlace(workspace) }
    for (let at = 0; ; at += ROWS_IN_EVENT) {
      const next = at + ROWS_IN_EVENT
      const last = next >= Math.max(planned.length, plan.missing.length)
      const { state } = await this.commands.append(ctx.step(`rows ${at}`), employeeImportDecider, workspace, import_id, {
        ...on,
        type: 'plan',
        rows: planned.slice(at, next).map(eventRow),
        missing: plan.missing.slice(at, next),
        terms: last ? terms : null,
      })
      if (!last) continue
      // A repeat of a request that got through.
      if (state.status !== 'planned') return { counts: state.status === 'finished' ? state.counts : noCounts, refused: [] as RefusedRow[] }
      const give: Give = async (decider, id, command, step) => {
        const { state } = await this.commands.append(step ? ctx.step(step) : ctx, decider, workspace, id, command)
        return state
      }
      const keyOf = (kind: 'oid' | 'email', value: string) => this.employees.keyOf(workspace, kind, value)
      const refused = await wholly(carryOut(state.plan, { workspace, give, keyOf }))
      const counts = countsOf(state, refused)
      await this.commands.append(ctx.step('finish'), employeeImportDecider, workspace, import_id, { ...on, type: 'finish', counts })
      return { counts, refused }
    }
  }

  /** New people for whom the file has no employee id get the next of the series. */
  private async numbered(workspace: string, rows: readonly PlannedRow[]): Promise<readonly PlannedRow[]> {
    const without = rows.filter(({ action, job }) => action === 'add' && !job.oid)
    const oids = without.length > 0 ? await this.employees.nextOids(workspace, without.length) : []
    const given = new Map(without.map((row, index) => [row.row, oids[index]!]))
    return rows.map((row) => (given.has(row.row) ? { ...row, job: { ...row.job, oid: given.get(row.row)! } } : row))
  }
}

const noCounts = { rows: 0, added: 0, updated: 0, unchanged: 0, refused: 0, terminated: 0 }
const eventRow = ({ row, employee_id, action, source, profile, job, contract, terminate, terminated }: PlannedRow) => ({
  row,
  employee_id: employee_id!,
  action: action as 'add' | 'update',
  planned: {
    first_name: source.first_name,
    last_name: source.last_name,
    email: source.email,
    profile,
    job,
    contract,
    terminate,
    terminated,
  },
})
