import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import type { Upload } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { FieldErrors } from '@workledger/contracts/kernel/faults'
import { streamOf } from '@workledger/domain/kernel/decider'
import type { FileField } from '@workledger/domain/people/import/custom-columns'
import { employeeImportDecider } from '@workledger/domain/people/import/import'
import { type ImportPlan, planImport } from '@workledger/domain/people/import/plan'
import type { ImportProblem } from '@workledger/domain/people/import/rows'
import { derivedId } from '@workledger/event-store/ids'
import { companyForImport } from '@workledger/projections/people/import.queries'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import { Commands, Pending } from '../../kernel/commands'
import type { Caller, Ctx } from '../../kernel/context'
import { Queries } from '../../kernel/queries'
import { Zones } from '../../kernel/zones'
import { ImportWriter } from './import-writer'
import type { Sheet } from './sheet'
import { readSheetApart } from './sheet-thread'
import { type Choices, refuseColumns, type Understood, understand } from './understood'

export interface ImportChoices extends Choices {
  mode: 'good-rows' | 'all-or-nothing'
  invite: boolean
  pay_effective_on?: string | undefined
}

/** Imports employees: reads the file, plans against the company, and gives the commands of the good rows. */
@Injectable()
export class EmployeeImport {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly writer: ImportWriter,
    private readonly zones: Zones,
  ) {}

  /** What an import of this file would do. */
  async preview(ctx: Ctx, caller: Caller, file: Upload, choices: Choices) {
    const sheet = await readSheetApart(file.bytes)
    return { sheet, ...(await this.plan(ctx, caller, sheet, choices)) }
  }

  async run(ctx: Ctx, caller: Caller, file: Upload, choices: ImportChoices) {
    const { workspace } = caller
    const import_id = ctx.newId()
    const { understood, plan, problems, currency, today } = await this.preview(ctx, caller, file, choices)
    if (understood.nameless) refuseColumns('import.no_name_columns')
    if (understood.openDate) refuse('import.date_format', { params: { example: understood.openDate }, field: 'date_format' })
    const errors = problems.filter(({ level }) => level === 'error')
    const good = plan.rows.filter(({ action }) => action !== 'refused')
    if (errors.length > 0 && (choices.mode === 'all-or-nothing' || good.length === 0)) refuseRows(errors)

    const started = await this.commands.append(ctx, employeeImportDecider, workspace, import_id, {
      type: 'start',
      import_id,
      workspace_id: workspace,
      rows: plan.rows.length,
      mode: choices.mode,
      sha256: createHash('sha256').update(file.bytes).digest('hex'),
      mapping: Object.fromEntries(understood.columns.flatMap((field, index) => (field ? [[`${index}`, field]] : []))),
    })
    // Thousands of rows may take the read tables longer than one call waits.
    ctx.request.patience = 6
    const terms = { today, currency, invite: choices.invite }
    const { counts, refused } = await this.writer.write(
      ctx.because(started.event),
      workspace,
      started.state,
      plan,
      understood.fields,
      terms,
    )
    const failed = refused.map((row): ImportProblem => ({ ...row, column: null, field: null, level: 'error' }))
    // The report is right even when the read tables are later still.
    await ctx.settled().catch((error) => {
      if (!(error instanceof Pending)) throw error
    })
    return { id: import_id, counts, problems: inOrder([...problems, ...failed]), stream: streamOf(employeeImportDecider, import_id) }
  }

  private async plan(
    ctx: Ctx,
    caller: Caller,
    sheet: Sheet,
    choices: Choices & { pay_effective_on?: string | undefined },
  ): Promise<{
    understood: Understood
    plan: ImportPlan
    problems: ImportProblem[]
    fields: FileField[]
    currency: string
    today: string
  }> {
    const { company, currency } = await this.queries.ask(caller.workspace, async (db) => ({
      company: await companyForImport(db, caller.workspace),
      currency: ((await workspaceById(db, caller.workspace)) ?? refuse('not_found')).currency,
    }))
    const today = await this.zones.companyToday(ctx, caller.workspace)
    const { fields, ...structure } = company
    const understood = understand(sheet, choices, currency, fields)
    const plan = planImport(
      understood.rows,
      new Set(understood.problems.flatMap(({ row, level }) => (level === 'error' ? [row] : []))),
      { ...structure, currency, mayEditCompany: caller.permissions.includes('edit_company') },
      {
        self: caller.employee,
        today,
        newId: (of) => derivedId(ctx.commandId, `import ${of}`),
        heading: understood.heading,
        payEffectiveOn: choices.pay_effective_on,
      },
    )
    return { understood, plan, fields, today, problems: inOrder([...understood.problems, ...plan.problems]), currency }
  }
}

const inOrder = (problems: readonly ImportProblem[]) => [...problems].sort((a, b) => a.level.localeCompare(b.level) || a.row - b.row)

function refuseRows(errors: readonly ImportProblem[]): never {
  const fields: FieldErrors = {}
  for (const { row, column, code, params } of errors.slice(0, 200)) {
    const place = column === null ? `row ${row}` : `row ${row}, ${column}`
    fields[place] = [...(fields[place] ?? []), { code, params }]
  }
  refuse('import.rows', { params: { count: new Set(errors.map(({ row }) => row)).size }, fields })
}
