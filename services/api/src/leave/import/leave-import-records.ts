import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import type { Upload } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import { streamOf } from '@workledger/domain/kernel/decider'
import type { OrderFound } from '@workledger/domain/kernel/file-dates'
import type { LeaveProblem } from '@workledger/domain/leave/import/cells'
import type { LeaveImportFormat } from '@workledger/domain/leave/import/columns'
import { leaveImportDecider } from '@workledger/domain/leave/import/leave-import-record'
import { OwnGain } from '../../kernel/access/own-gain'
import { Commands, Pending, type WorkspaceCommands } from '../../kernel/commands/commands'
import { selvesOf } from '../../kernel/http/acts-for'
import type { Call } from '../../kernel/http/call'
import { reasonsOf } from '../../kernel/imports/reasons'

/** What an import is about to add. */
export interface ImportedFile {
  readonly file: Upload
  readonly plan: {
    readonly format: LeaveImportFormat
    readonly order: OrderFound
    readonly rows: number
  }
  readonly content?: 'balances'
  /** Whose accounts it adds to. */
  readonly employees: { has(employee: string): boolean }
  /** How many leaves or corrections. */
  readonly leaves: number
  readonly known: number
  readonly from_on: string | null
  readonly to_on: string | null
  readonly problems: readonly LeaveProblem[]
}

type Write = (
  import_id: string,
  commands: WorkspaceCommands,
) => Promise<{ added: number; refused: readonly LeaveProblem[] }>

/** Records imports of leave and of balances: their start, their end and the refused rows. */
@Injectable()
export class LeaveImportRecords {
  constructor(
    private readonly commands: Commands,
    private readonly gain: OwnGain,
  ) {}

  /** Returns the importer's own employees, if another person could import their rows. */
  async own(call: Call, by: Call['declared']): Promise<string[]> {
    const own = selvesOf(call.caller)
    return (await this.gain.anotherCan(call, own, { by })) ? own : []
  }

  /** Runs an import between its start and its end, and returns its report. */
  async run(call: Call, about: ImportedFile, write: Write) {
    const { ctx, workspace, caller, commands } = call
    const { file, plan, content, leaves, known, from_on, to_on } = about

    if (!plan.order.certain)
      refuse('leave_import.date_order', {
        field: 'date_order',
        params: { example: plan.order.example ?? '' },
      })

    const own = selvesOf(caller)
    if (own.some((employee) => about.employees.has(employee))) ctx.markAloneOn(own)
    const import_id = ctx.newId()
    const on = { import_id, workspace_id: workspace }

    const started = await commands.append(leaveImportDecider, import_id, {
      ...on,
      type: 'start',
      ...(content ? { content } : {}),
      format: plan.format,
      sha256: createHash('sha256').update(file.bytes).digest('hex'),
      rows: plan.rows,
      leaves,
      known,
      from_on,
      to_on,
    })

    // The read tables may need longer for thousands of people than one call waits.
    ctx.request.patience = 12
    const inner = this.commands.in(ctx.because(started.cause?.()), workspace)
    const { added, refused } = await write(import_id, inner)
    const problems = [...about.problems, ...refused].sort((a, b) => a.row - b.row)
    const reasons = reasonsOf(problems)

    await inner.step('finish').append(leaveImportDecider, import_id, {
      ...on,
      type: 'finish',
      added,
      known,
      refused: reasons,
    })

    // The report is right even if the read tables are late.
    await ctx.settled().catch((error) => {
      if (!(error instanceof Pending)) throw error
    })

    return {
      id: import_id,
      added,
      known,
      refused: problems.length,
      reasons,
      problems,
      stream: streamOf(leaveImportDecider, import_id),
    }
  }
}
