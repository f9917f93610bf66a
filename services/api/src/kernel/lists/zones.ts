import { Inject, Injectable } from '@nestjs/common'
import { dayIn, toSecond } from '@workledger/domain/kernel/zone-days'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { HeldFacts } from '../access/held-facts'
import type { Ctx } from '../http/context'

/**
 * Converts an instant of the interface (`YYYY-MM-DD HH:mm:ss`) to that of commands, UTC to the
 * second.
 */
export const isoOf = (instant: string) => `${instant.replace(' ', 'T')}Z`

export const nowOf = (ctx: Ctx) => toSecond(ctx.now)

/** Returns the time zone in force at an instant (ISO 8601). */
type ZoneAt = (instant: string) => string

/** Token of the reader of an employee's zones; the structure area provides it. */
export const READ_ZONES = Symbol('reads zones')

export type ReadZones = (db: Reads, workspace: string, employee: string) => Promise<ZoneAt>

/** Finds the time zone that divides an employee's days. */
@Injectable()
export class Zones {
  constructor(
    private readonly held: HeldFacts,
    @Inject(READ_ZONES) private readonly read: ReadZones,
  ) {}

  readZones(workspace: string, employee: string): Promise<ZoneAt> {
    return this.held.of(workspace, `zones ${employee}`, (db) => this.read(db, workspace, employee))
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
