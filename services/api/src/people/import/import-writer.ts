import { Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { carryOut, countsOf } from '@workledger/domain/carry-out-import'
import type { Give } from '@workledger/domain/import-rows'
import type { FileField } from '@workledger/domain/people/import/custom-columns'
import {
  type EmployeeImportCommand,
  type EmployeeImportState,
  employeeImportDecider,
  type ImportTerms,
  type PlannedValues,
} from '@workledger/domain/people/import/import'
import { importAccountsDecider } from '@workledger/domain/people/import/import-accounts'
import type { ImportPlan, PlannedRow } from '@workledger/domain/people/import/planned-row'
import { Commands } from '../../kernel/commands/commands'
import type { Ctx } from '../../kernel/http/context'
import { Employees } from '../employees.port'

/** Rows in one event, which stays below 1 MiB even with long names. */
const ROWS_IN_EVENT = 100

/** Slices written before the read tables show their first one, some thousands of events. */
const SLICES_AHEAD = 6

/** Bank accounts in one event, which have at most 400 characters each. */
const ACCOUNTS_IN_EVENT = 500

/**
 * Characters of custom field values in one event, with their ids; a row has at most half as many.
 */
const CHARACTERS_IN_EVENT = 200_000

/** The recorded part of a plan: rows that add or change a person. */
export interface RowsToWrite extends Pick<ImportPlan, 'rows' | 'missing'> {
  readonly unchanged: number
}

/** A plan with its inputs. */
interface ImportToWrite {
  readonly begun: EmployeeImportState
  readonly plan: RowsToWrite
  readonly fields: readonly FileField[]
  readonly options: Omit<ImportTerms, 'place' | 'unchanged'>
}

/**
 * Records a plan, then executes it. If that is interrupted, an expectation (jobs/src/people)
 * completes the recorded plan.
 */
@Injectable()
export class ImportWriter {
  constructor(
    private readonly commands: Commands,
    private readonly employees: Employees,
  ) {}

  /**
   * Returns the counts, and the rows rejected because of changes meanwhile. `begun`: the record
   * after its start; an earlier attempt of the request may be further. Does not wait for read
   * tables.
   */
  async write(ctx: Ctx, workspace: string, { begun, plan, fields, options }: ImportToWrite) {
    if (begun.status === 'none') return refuse('not_found')
    const on = { import_id: begun.import_id, workspace_id: workspace }
    const state = await this.planned(ctx, on, { begun, plan, fields, options })
    if ('counts' in state) return state
    if (state.status !== 'planned') return refuse('import.abandoned')

    const give: Give = (decider, id, command, { step, fresh = false } = {}) =>
      this.commands.append({
        ctx: step ? ctx.step(step) : ctx,
        workspace,
        decider,
        id,
        command,
        fresh,
      })

    const keyOf = (kind: 'oid' | 'email', value: string) =>
      this.employees.keyOf(workspace, kind, value)
    const accounts = await this.commands.state(importAccountsDecider, workspace, begun.import_id)
    const refused = await this.inStep(
      ctx,
      carryOut(state.plan, accounts, {
        ...{ workspace, give, keyOf },
        import_id: begun.import_id,
      }),
    )
    const counts = countsOf(state, refused)
    await this.record(ctx.step('finish'), { ...on, type: 'finish', counts, refused })

    return { counts, refused }
  }

  /**
   * Carries out slices a few ahead of the read tables, so that their projector still finds the
   * events in memory, and so that other requests do not wait behind a whole import. Goes on alone
   * if the read tables do not follow.
   */
  private async inStep<T>({ request }: Ctx, slices: AsyncGenerator<void, T>): Promise<T> {
    const ends: string[] = []

    for (let followed = true; ; ) {
      const { done, value } = await slices.next()
      if (done) return value
      if (!followed || request.last === undefined) continue
      ends.push(request.last)
      if (ends.length > SLICES_AHEAD) followed = await this.commands.shows(ends.shift()!)
    }
  }

  /**
   * Records the plan in parts. An interrupted plan is not continued, because the company may have
   * changed.
   */
  private async planned(
    ctx: Ctx,
    on: { import_id: string; workspace_id: string },
    { begun, plan, fields, options }: ImportToWrite,
  ): Promise<EmployeeImportState> {
    if (begun.status !== 'started') return begun

    if (begun.plan.rows.length + begun.plan.missing.length > 0)
      return this.record(ctx.step('abandon'), { ...on, type: 'abandon' })

    const rows = await this.numbered(on.workspace_id, plan.rows)

    const terms = {
      ...options,
      unchanged: plan.unchanged,
      place: await this.employees.startingPlace(on.workspace_id),
    }

    await this.planAccounts(ctx, on, rows)

    for (let at = 0; ; at += ROWS_IN_EVENT) {
      const next = at + ROWS_IN_EVENT
      const last = next >= Math.max(rows.length, plan.missing.length)

      const state = await this.record(ctx.step(`rows ${at}`), {
        ...on,
        type: 'plan',
        rows: rows.slice(at, next).map(eventRow),
        values: valuesOf(rows.slice(at, next), fields),
        missing: plan.missing.slice(at, next),
        terms: last ? terms : null,
      })

      if (last) return state
    }
  }

  /** Records the accounts before the plan is complete, for any process that completes it. */
  private async planAccounts(
    ctx: Ctx,
    { import_id, workspace_id }: { import_id: string; workspace_id: string },
    rows: readonly PlannedRow[],
  ): Promise<void> {
    const entered = rows.flatMap(({ row, employee_id, account }) =>
      account ? [{ row, employee_id: employee_id!, account }] : [],
    )

    for (let at = 0; at < entered.length; at += ACCOUNTS_IN_EVENT)
      await this.commands
        .in(ctx.step(`accounts ${at}`), workspace_id)
        .append(importAccountsDecider, import_id, {
          type: 'plan',
          import_id,
          rows: entered.slice(at, at + ACCOUNTS_IN_EVENT),
        })
  }

  private async record(ctx: Ctx, command: EmployeeImportCommand): Promise<EmployeeImportState> {
    const { workspace_id, import_id } = command
    return (
      await this.commands.in(ctx, workspace_id).append(employeeImportDecider, import_id, command)
    ).state
  }

  /**
   * Assigns the next employee ids to new people without one in the file, if the company has a
   * pattern.
   */
  private async numbered(
    workspace: string,
    rows: readonly PlannedRow[],
  ): Promise<readonly PlannedRow[]> {
    const without = rows.filter(({ action, job }) => action === 'add' && !job.oid)
    const oids = without.length > 0 ? await this.employees.nextOids(workspace, without.length) : []
    if (oids.length === 0) return rows
    const given = new Map(without.map((row, index) => [row.row, oids[index]!]))

    return rows.map((row) =>
      given.has(row.row) ? { ...row, job: { ...row.job, oid: given.get(row.row)! } } : row,
    )
  }
}

/** Returns custom field values in events that each stay below 1 MiB. */
function valuesOf(rows: readonly PlannedRow[], fields: readonly FileField[]): PlannedValues[] {
  const parts: PlannedRow[][] = []
  let room = 0

  for (const row of rows) {
    const length = Object.values(row.values).reduce((sum, text) => sum + text.length + 50, 0)
    if (length === 0) continue

    if (length > room) {
      parts.push([])
      room = CHARACTERS_IN_EVENT
    }

    parts.at(-1)!.push(row)
    room -= length
  }

  return parts.map((some) => ({
    fields: fields.flatMap(({ id, kind }) =>
      some.some(({ values }) => id in values) ? [{ field_id: id, kind }] : [],
    ),
    rows: some.map(({ row, employee_id, values }) => ({ row, employee_id: employee_id!, values })),
  }))
}

const eventRow = ({
  row,
  employee_id,
  action,
  source,
  profile,
  job,
  contract,
  terminate,
  terminated,
}: PlannedRow) => ({
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
