import { Injectable } from '@nestjs/common'
import { dayIn, toSecond } from '@workledger/domain/kernel/zone-days'
import { type ZoneAt, zonesOf } from '@workledger/projections/structure/zones.queries'
import type { Ctx } from '../http/context'
import { Queries } from './queries'

/**
 * Instants of commands are UTC to the second; what the interface writes as `YYYY-MM-DD HH:mm:ss`.
 */
export const isoOf = (instant: string) => `${instant.replace(' ', 'T')}Z`

export const nowOf = (ctx: Ctx) => toSecond(ctx.now)

/** Which time zone cuts an employee's days. */
@Injectable()
export class Zones {
  constructor(private readonly queries: Queries) {}

  of(workspace: string, employee: string): Promise<ZoneAt> {
    return this.queries.ask(workspace, (db) => zonesOf(db, workspace, employee))
  }

  /** The zone in force at an instant (ISO 8601). */
  async at(workspace: string, employee: string, instant: string): Promise<string> {
    return (await this.of(workspace, employee))(instant)
  }

  /** The employee's own today, `YYYY-MM-DD`. */
  async today(ctx: Ctx, workspace: string, employee: string): Promise<string> {
    const now = nowOf(ctx)
    return dayIn(await this.at(workspace, employee, now), now)
  }

  /** The day it is where the company is. */
  companyToday(ctx: Ctx, workspace: string): Promise<string> {
    return this.today(ctx, workspace, workspace)
  }
}
