import { Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { leaveDays } from '@workledger/domain/leave/leave-days'
import type { LeaveDetails } from '@workledger/domain/leave/leave-state'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { leaveTypesOf } from '@workledger/projections/leave/leave.queries'
import { calendarsOf } from '@workledger/projections/leave/leave-calendars'
import { type KnownFacts, leaveFactsOf } from '@workledger/projections/leave/leave-ledgers'
import type { Ctx } from '../kernel/http/context'
import { Queries } from '../kernel/lists/queries'

/** A requested leave, before its days are counted. */
export interface LeaveRequestInput {
  leave_type_id: string
  start_on: string
  finish_on: string
  half_day?: 'first_half' | 'second_half' | null | undefined
}

export type LeaveType = Awaited<ReturnType<typeof leaveTypesOf>>[number]

/** Reads the facts of a leave decision from other areas: policies, types, working days. */
@Injectable()
export class LeaveFactsService {
  constructor(private readonly queries: Queries) {}

  /** Returns the current facts of an employee's balance, even without a policy. */
  async factsFor(ctx: Ctx, workspace: string, employee: string): Promise<KnownFacts> {
    return this.queries.ask(workspace, (db) => this.read(db, ctx, workspace, employee))
  }

  private async read(
    db: Reads,
    ctx: Ctx,
    workspace: string,
    employee: string,
  ): Promise<KnownFacts> {
    return (
      (await leaveFactsOf(db, workspace, [employee], ctx.now.toISOString())).get(employee) ??
      refuse('not_found')
    )
  }

  /**
   * Returns the details of a leave of this type and these days. Only a leave that already has an
   * archived type may keep it.
   */
  async details(
    ctx: Ctx,
    workspace: string,
    employee: string,
    { asked, kept }: { asked: LeaveRequestInput; kept?: string | undefined },
  ) {
    return this.queries.ask(workspace, async (db) => {
      const [types, known] = await Promise.all([
        leaveTypesOf(db, workspace, { archived: true }),
        this.read(db, ctx, workspace, employee),
      ])

      const type =
        types.find(
          ({ id, archived }) => id === asked.leave_type_id && (!archived || id === kept),
        ) ?? refuse('leave.type_unknown', { field: 'leave_type_id' })

      const { leave_type_id, start_on, finish_on } = asked
      const half_day = asked.half_day ?? null

      const calendars = await calendarsOf(db, workspace, new Map([[employee, known]]), {
        from: start_on,
        to: finish_on,
      })

      const days = leaveDays({ start_on, finish_on, half_day }, calendars.get(employee)!)

      const details = {
        leave_type_id,
        start_on,
        finish_on,
        half_day,
        days,
        takes_allowance: type.accrues,
        paid_percent: type.paid_percent,
      }

      return {
        type,
        facts: known.facts,
        details: details satisfies Omit<LeaveDetails, 'description' | 'document'>,
      }
    })
  }
}

/** Refuses what the type forbids: half days, or a leave without a document. */
export function checkType(type: LeaveType, asked: LeaveRequestInput, hasDocument: boolean) {
  if (asked.half_day && !type.half_days) refuse('leave.no_half_days', { field: 'half_day' })

  if (type.document_required && !hasDocument)
    refuse('leave.document_required', { field: 'document' })
}
