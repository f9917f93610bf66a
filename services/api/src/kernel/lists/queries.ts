import { Injectable } from '@nestjs/common'
import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs'
import { type Reads, TenantReads } from '@workledger/projections/kernel/tenant-reads'

/** One query of the read tables, limited to these workspaces by row-level security. */
export class Ask<T> {
  constructor(
    readonly workspaces: readonly string[],
    readonly user: string,
    readonly query: (db: Reads) => Promise<T>,
  ) {}
}

@QueryHandler(Ask)
export class AskHandler implements IQueryHandler<Ask<unknown>> {
  constructor(private readonly reads: TenantReads) {}

  execute({ workspaces, user, query }: Ask<unknown>) {
    return query(this.reads.of(workspaces, user))
  }
}

/** Runs the reads of controllers. */
@Injectable()
export class Queries {
  constructor(private readonly bus: QueryBus) {}

  /** Reads as a member of one workspace. */
  ask<T>(workspace: string, query: (db: Reads) => Promise<T>): Promise<T> {
    return this.bus.execute(new Ask([workspace], '', query))
  }

  /** Reads across the workspaces of a user, and the user's own row. */
  askAs<T>(
    workspaces: readonly string[],
    user: string,
    query: (db: Reads) => Promise<T>,
  ): Promise<T> {
    return this.bus.execute(new Ask(workspaces, user, query))
  }
}
