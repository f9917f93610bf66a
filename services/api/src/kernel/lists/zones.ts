import { Injectable } from '@nestjs/common'
import { dayIn, toSecond } from '@workledger/domain/kernel/zone-days'
import { type ZoneAt, zonesOf } from '@workledger/projections/structure/zones.queries'
import type { Ctx } from '../http/context'
import { Queries } from './queries'

/**
 * Converts an instant of the interface (`YYYY-MM-DD HH:mm:ss`) to that of commands, UTC to the
 * second.
 */
export const isoOf = (instant: string) => `${instant.replace(' ', 'T')}Z`

export const nowOf = (ctx: Ctx) => toSecond(ctx.now)

/** Finds the time zone that divides an employee's days. */
@Injectable()
export class Zones {
  constructor(private readonly queries: Queries) {}

  readZones(workspace: string, employee: string): Promise<ZoneAt> {
    return this.queries.ask(workspace, (db) => zonesOf(db, workspace, employee))
  }

  /** Returns the zone in force at an instant (ISO 8601). */
  async at(workspace: string, employee: string, instant: string): Promise<string> {
    return (await this.readZones(workspace, employee))(instant)
  }

  /** Returns the employee's own today, `YYYY-MM-DD`. */
  async today(ctx: Ctx, workspace: string, employee: string): Promise<string> {
    const now = nowOf(ctx)
    return dayIn(await this.at(workspace, employee, now), now)
  }

  /** Returns today's date at the company's location. */
  companyToday(ctx: Ctx, workspace: string): Promise<string> {
    return this.today(ctx, workspace, workspace)
  }
}
