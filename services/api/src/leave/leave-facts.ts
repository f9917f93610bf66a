import { Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { instantIn, secondsBetween } from '@workledger/domain/kernel/zone-days'
import { leaveDays } from '@workledger/domain/leave/leave-days'
import type { LeaveDetails } from '@workledger/domain/leave/leave-state'
import { checkPart, stepOf } from '@workledger/domain/leave/leave-steps'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { leaveTypesOf } from '@workledger/projections/leave/leave.queries'
import { calendarsOf } from '@workledger/projections/leave/leave-calendars'
import { type KnownFacts, leaveFactsOf } from '@workledger/projections/leave/leave-ledgers'
import { accountHours } from '@workledger/projections/working-time/lieu.port'
import { HeldFacts } from '../kernel/access/held-facts'
import type { Ctx } from '../kernel/http/context'
import { Queries } from '../kernel/lists/queries'
import { Zones } from '../kernel/lists/zones'

/** A requested leave, before its days are counted. */
export interface LeaveRequestInput {
  leave_type_id: string
  start_on: string
  finish_on: string
  half_day?: 'first_half' | 'second_half' | null | undefined
  day_part?: string | null | undefined
  seconds?: number | null | undefined
  from_time?: string | null | undefined
  to_time?: string | null | undefined
}

export type LeaveType = Awaited<ReturnType<typeof leaveTypesOf>>[number]

/** Reads the facts of a leave decision from other areas: policies, types, working days. */
@Injectable()
export class LeaveFactsService {
  constructor(
    private readonly queries: Queries,
    private readonly zones: Zones,
    private readonly held: HeldFacts,
  ) {}

  /** Returns all leave types of a workspace, archived ones included. */
  types(workspace: string): Promise<readonly LeaveType[]> {
    return this.held.of(workspace, 'leave types', (db) =>
      leaveTypesOf(db, workspace, { archived: true }),
    )
  }

  /** Returns the current facts of an employee's balance, even without a policy. */
  async factsFor(ctx: Ctx, workspace: string, employee: string): Promise<KnownFacts> {
    return this.queries.ask(workspace, (db) => this.read(db, ctx, workspace, employee))
  }

  /** Returns the hours of a leave; between two times they are all of it if not said. */
  private async hoursOf(
    workspace: string,
    employee: string,
    { start_on, seconds, from_time, to_time }: LeaveRequestInput,
  ): Promise<Pick<LeaveDetails, 'seconds' | 'from_time' | 'to_time' | 'starts_at' | 'ends_at'>> {
    if (!from_time || !to_time) return seconds == null ? {} : { seconds }
    const zoneAt = await this.zones.readZones(workspace, employee)
    // The zone of that day, also after a change of the office in between.
    const zone = zoneAt(`${start_on}T12:00:00Z`)
    const [starts_at, ends_at] = [from_time, to_time].map((time) => instantIn(zone, start_on, time))
    const between = secondsBetween(starts_at!, ends_at!)
    if (seconds != null && seconds > between) refuse('leave.times_hours', { field: 'seconds' })

    // Otherwise a minute of leave would show a person as away for a day.
    if (seconds != null && seconds * 2 < between) refuse('leave.times_break', { field: 'seconds' })

    return {
      seconds: seconds ?? between,
      from_time,
      to_time,
      starts_at: starts_at!,
      ends_at: ends_at!,
    }
  }

  /** Returns the hours of an employee's working time account; undefined without one. */
  accountOf(ctx: Ctx, workspace: string, employee: string) {
    return this.queries.ask(workspace, (db) =>
      accountHours(db, workspace, employee, ctx.now.toISOString()),
    )
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
    const hours = await this.hoursOf(workspace, employee, asked)

    return this.queries.ask(workspace, async (db) => {
      const [types, known] = await Promise.all([
        this.types(workspace),
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

      const calendar = calendars.get(employee)!
      const part = { ...(asked.day_part ? { day_part: asked.day_part } : {}), ...hours }
      const { takes_account } = type
      const days = leaveDays({ start_on, finish_on, half_day, ...part, takes_account }, calendar)

      const account = takes_account
        ? await accountHours(db, workspace, employee, ctx.now.toISOString())
        : undefined

      const details = {
        leave_type_id,
        start_on,
        finish_on,
        half_day,
        ...part,
        days,
        takes_allowance: type.accrues,
        ...(takes_account ? { takes_account } : {}),
        paid_percent: type.paid_percent,
      }

      return {
        type,
        agreed: calendar.agreed,
        facts: { ...known.facts, account, step: stepOf(type.smallest_part) },
        details: details satisfies Omit<LeaveDetails, 'description' | 'document'>,
      }
    })
  }
}

/** The counted part of the one day of a leave. */
type CountedPart = Pick<
  LeaveDetails,
  'half_day' | 'day_part' | 'seconds' | 'start_on' | 'takes_account'
>

/** Refuses what the type forbids: some parts of days, or a leave without a document. */
export function checkType(
  type: LeaveType,
  { details, agreed }: { details: CountedPart; agreed: (date: string) => number },
  hasDocument: boolean,
) {
  checkPart(type.smallest_part, details)

  if ((details.seconds != null || details.takes_account) && agreed(details.start_on) === 0)
    refuse('leave.no_agreed_hours', { field: 'seconds' })

  if (type.document_required && !hasDocument)
    refuse('leave.document_required', { field: 'document' })
}
