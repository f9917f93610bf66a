import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import type { Upload } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { FieldErrors } from '@workledger/contracts/kernel/faults'
import { beyondOwn } from '@workledger/contracts/kernel/permissions'
import { streamOf } from '@workledger/domain/kernel/decider'
import type { KnownEmployee } from '@workledger/domain/people/import/company'
import { isAccountField } from '@workledger/domain/people/import/fields'
import { employeeImportDecider } from '@workledger/domain/people/import/import'
import type { ImportProblem } from '@workledger/domain/people/import/rows'
import { othersFor } from '@workledger/projections/access/others.port'
import { packedInTurns, unpackedInTurns } from '@workledger/projections/kernel/threads/pieces'
import { leavePoliciesOf } from '@workledger/projections/leave/leave.queries'
import { companyForImport } from '@workledger/projections/people/import.queries'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import { Commands, Pending } from '../../kernel/commands/commands'
import { grantable, selvesOf } from '../../kernel/http/acts-for'
import type { Caller, Ctx } from '../../kernel/http/context'
import { Queries } from '../../kernel/lists/queries'
import { Zones } from '../../kernel/lists/zones'
import { planFile } from './file-plan'
import type { FilePlan } from './file-plan.parser'
import { ImportWriter } from './import-writer'
import { type Choices, refuseColumns } from './understood'

export interface ImportChoices extends Choices {
  mode: 'good-rows' | 'all-or-nothing'
  invite: boolean
  pay_effective_on?: string | undefined
}

/**
 * Imports employees: reads the file, plans against the company, and runs the commands of the valid
 * rows.
 */
@Injectable()
export class EmployeeImport {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly writer: ImportWriter,
    private readonly zones: Zones,
  ) {}

  /** Returns the effects of an import of this file. */
  preview(ctx: Ctx, caller: Caller, file: Upload, choices: Choices) {
    return this.plan(ctx, caller, file, { choices, carriedOut: false })
  }

  async run(ctx: Ctx, caller: Caller, file: Upload, choices: ImportChoices) {
    const { workspace } = caller
    const import_id = ctx.newId()

    const { plan, currency, today } = await this.plan(ctx, caller, file, {
      choices,
      carriedOut: true,
    })

    refuseUnclear(plan, choices.mode)
    const { counts: planned, missing, mapping } = plan
    const rows = await unpackedInTurns(plan.changes)

    const started = await this.commands
      .in(ctx, workspace)
      .append(employeeImportDecider, import_id, {
        type: 'start',
        import_id,
        workspace_id: workspace,
        rows: planned.rows,
        mode: choices.mode,
        sha256: createHash('sha256').update(file.bytes).digest('hex'),
        mapping: Object.fromEntries(
          mapping.flatMap((field, index) =>
            field && (choices.accounts || !isAccountField(field)) ? [[`${index}`, field]] : [],
          ),
        ),
      })

    // The read tables may need longer for thousands of rows than one call waits.
    ctx.request.patience = 6

    const { counts, refused } = await this.writer.write(ctx.because(started.cause?.()), workspace, {
      begun: started.state,
      plan: { rows, missing, unchanged: planned.unchanged },
      fields: plan.understood.fields,
      options: { today, currency, invite: choices.invite },
    })

    const failed = refused.map(
      (row): ImportProblem => ({ ...row, column: null, field: null, level: 'error' }),
    )
    // The report is right even if the read tables are late.
    await ctx.settled().catch((error) => {
      if (!(error instanceof Pending)) throw error
    })

    return {
      id: import_id,
      counts,
      problems: errorsFirst(failed, plan.problems),
      stream: streamOf(employeeImportDecider, import_id),
    }
  }

  private async plan(
    ctx: Ctx,
    caller: Caller,
    file: Upload,
    {
      choices,
      carriedOut,
    }: { choices: Choices & { pay_effective_on?: string | undefined }; carriedOut: boolean },
  ) {
    const { workspace, permissions, employee, session } = caller

    const { company, policies, currency, timezone } = await this.queries.ask(
      workspace,
      async (db) => {
        const { currency, timezone } = (await workspaceById(db, workspace)) ?? refuse('not_found')
        return {
          // A preview tells nothing of the accounts that the company has.
          company: await companyForImport(db, workspace, Boolean(choices.accounts) && carriedOut),
          policies: await leavePoliciesOf(db, workspace),
          currency,
          timezone,
        }
      },
    )

    const own = selvesOf(caller)

    const other = await this.otherFor(workspace, employee, own)
    if (!other) ctx.markAloneOn(own)
    const today = await this.zones.companyToday(ctx, workspace)
    const { fields, employees, roles: all, ...structure } = company

    const roles = all.map(({ permissions: of, ...role }) => ({
      ...role,
      given: beyondOwn(grantable(caller), of).length === 0,
    }))

    const plan = await planFile(
      { company: workspace, person: session.user.id },
      {
        name: file.name,
        bytes: Uint8Array.from(file.bytes),
        choices: plainChoices(choices),
        employees: await packedInTurns<KnownEmployee>(employees),
        structure: {
          ...structure,
          roles,
          policies: policies.map(({ id, name }) => ({ id, name })),
          currency,
          timezone,
          mayEditCompany: permissions.includes('edit_company'),
        },
        fields,
        self: employee,
        own: other && { employees: own, other: other.name },
        commandId: ctx.commandId,
        today,
        carriedOut,
      },
    )

    return { plan, fields, today, currency }
  }

  /** Finds another person who could add the importer's own contract. */
  private async otherFor(workspace: string, employee: string, own: string[]) {
    const act = {
      workspace,
      call: employmentApi.addContract,
      about: employee,
      gainers: own,
      needs: 'edit_company',
    }

    const [other] = await this.queries.ask(workspace, (db) => othersFor(db, act))

    return other
  }
}

/** Returns the choices without the file, which the same body contains. */
const plainChoices = ({
  mapping,
  pay_period,
  date_format,
  managers,
  pay_effective_on,
  accounts,
}: Choices & { pay_effective_on?: string | undefined }) => ({
  mapping,
  pay_period,
  date_format,
  managers,
  pay_effective_on,
  accounts,
})

/**
 * Refuses an import, other than its preview, without names, with ambiguous dates or with invalid
 * rows.
 */
function refuseUnclear({ understood, errors, counts }: FilePlan, mode: ImportChoices['mode']) {
  if (understood.nameless) refuseColumns('import.no_name_columns')

  if (understood.openDate)
    refuse('import.date_format', { params: { example: understood.openDate }, field: 'date_format' })

  if (errors.rows === 0 || (mode === 'good-rows' && counts.rows > counts.refused)) return

  const fields: FieldErrors = {}
  for (const { place, fault } of errors.first) fields[place] = [...(fields[place] ?? []), fault]
  refuse('import.rows', { params: { count: errors.rows }, fields })
}

/** The file's problems are already in this order. */
function errorsFirst(
  failed: readonly ImportProblem[],
  problems: readonly ImportProblem[],
): ImportProblem[] {
  const errors = [...failed, ...problems.filter(({ level }) => level === 'error')].sort(
    (a, b) => a.row - b.row,
  )
  return [...errors, ...problems.filter(({ level }) => level !== 'error')]
}
