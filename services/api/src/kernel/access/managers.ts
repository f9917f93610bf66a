import type { StepKind } from '@workledger/contracts/kernel/endpoint'
import type { Membership } from '../http/context'

/** An employee's workspace and the people who decide for them. */
export interface Managed {
  readonly workspace_id: string
  readonly manager_id: string | null
  readonly time_off_manager_id: string | null
}

/** Finds who manages an employee. The access area provides it. */
export abstract class Managers {
  /** Returns the managers of an employee of one of these workspaces. */
  abstract find(workspaces: readonly string[], employee: string): Promise<Managed | undefined>

  /** Returns the first of these managers for whom the caller decides leaves today. */
  abstract standIn(caller: Membership, managers: readonly string[]): Promise<string | null>

  /** Returns whether a step of a request of an employee, of this kind, names the caller. */
  abstract decidesStep(caller: Membership, employee: string, kind: StepKind): Promise<boolean>
}
