import { Injectable } from '@nestjs/common'
import type { StepKind } from '@workledger/contracts/kernel/endpoint'
import { decidesStepOf, routedKinds } from '@workledger/projections/access/approval-steps.port'
import { managersOf, standInFor } from '@workledger/projections/access/managers.queries'
import { TenantReads } from '@workledger/projections/kernel/tenant-reads'
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

  decidesStep({ workspace, employee }: Membership, of: string, kind: StepKind) {
    return decidesStepOf(this.reads.of([workspace]), routedKinds[kind], employee, of)
  }
}
