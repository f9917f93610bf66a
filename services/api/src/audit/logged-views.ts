import { Inject, Injectable } from '@nestjs/common'
import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { CodedError } from '@workledger/contracts/kernel/errors'
import { audits, isAdmin } from '@workledger/contracts/kernel/permissions'
import { recordOf } from '@workledger/contracts/kernel/record'
import { UUID } from '@workledger/contracts/kernel/text'
import { recordViewsDecider } from '@workledger/domain/audit/record-views'
import { tablesOfPeople } from '@workledger/projections/registry'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { RecordViews } from '../kernel/access/record-views'
import { Commands } from '../kernel/commands/commands'
import { type Authority, type Caller, Ctx } from '../kernel/http/context'
import { Queries } from '../kernel/lists/queries'
import { LOG } from '../kernel/log'

@Injectable()
export class LoggedViews extends RecordViews {
  private readonly underWay = new Set<Promise<void>>()

  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    @Inject(LOG) private readonly log: Logger,
  ) {
    super()
  }

  asked(endpoint: Endpoint, { caller, target }: Authority, params: Record<string, string>): void {
    if (
      endpoint.method !== 'GET' ||
      !caller ||
      !audits(caller.permissions) ||
      isAdmin(caller.permissions)
    )
      return

    const name = params.entryId === undefined ? 'id' : 'entryId'
    const record = params.resource ?? recordOf(endpoint, name) ?? ''
    const id = params[name] ?? ''

    if (target) this.opened(caller, target.employee, endpoint.area)
    else if (!UUID.test(id)) return
    else if (record === 'employees') this.opened(caller, id, 'people')
    else if (tablesOfPeople.has(record)) this.keep(this.ofRecord(caller, record, id, endpoint.area))
  }

  opened(caller: Caller, employee: string, area: string): void {
    if (employee !== caller.employee) this.keep(this.write(caller, employee, area))
  }

  async settled(): Promise<void> {
    await Promise.all(this.underWay)
  }

  private async ofRecord(caller: Caller, record: string, id: string, area: string): Promise<void> {
    const { rows } = await this.queries.ask(caller.workspace, (db) =>
      sql<{
        employee_id: string | null
      }>`select employee_id from ${sql.table(record)} where id = ${id}`.execute(db),
    )

    const employee = rows[0]?.employee_id
    if (employee && employee !== caller.employee) await this.write(caller, employee, area)
  }

  private async write(
    { workspace, session }: Caller,
    employee_id: string,
    area: string,
  ): Promise<void> {
    const known = await this.queries.ask(workspace, (db) =>
      db
        .selectFrom('employees')
        .select('id')
        .where('workspace_id', '=', workspace)
        .where('id', '=', employee_id)
        .executeTakeFirst(),
    )

    if (!known) return
    const { user, impersonator, token } = session
    const ctx = Ctx.begin(user.id, new Date(), { impersonator, token, wait: false })

    const view = {
      type: 'view',
      employee_id,
      viewer_id: user.id,
      area,
      viewed_at: ctx.now.toISOString(),
    } as const

    await this.commands.in(ctx, workspace).append(recordViewsDecider, employee_id, view)
  }

  private keep(work: Promise<void>): void {
    const kept = work
      .catch((error) => {
        // Such as a faulty log, which takes no writes.
        if (!(error instanceof CodedError))
          this.log.error({ err: error }, 'record of what an auditor opened')
      })
      .finally(() => this.underWay.delete(kept))
    this.underWay.add(kept)
  }
}
