import { Injectable } from '@nestjs/common'
import { managersOf, standInFor } from '@workledger/projections/access/managers.queries'
import { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { decidesStepOf } from '@workledger/projections/leave/leave-steps.queries'
import { Managers } from '../kernel/access/managers'
import type { Membership } from '../kernel/http/context'

@Injectable()
export class KeptManagers extends Managers {
  constructor(private readonly reads: TenantReads) {
    super()
  }

  find(workspaces: readonly string[], employee: string) {
    return managersOf(this.reads.of([...workspaces]), employee)
  }

  standIn({ workspace, employee }: Membership, managers: readonly string[]) {
    return standInFor(this.reads.of([workspace]), employee, managers)
  }

  decidesStep({ workspace, employee }: Membership, of: string) {
    return decidesStepOf(this.reads.of([workspace]), employee, of)
  }
}
