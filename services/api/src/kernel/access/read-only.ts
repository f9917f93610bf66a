import { Inject, Injectable } from '@nestjs/common'
import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { UUID } from '@workledger/contracts/kernel/text'
import type { Chain } from '@workledger/event-store/chain-watch'
import { CHAIN } from '../evidence/chain'
import type { Authority } from '../http/context'
import { instant } from '../lists/instant'

/** Refuses a change of a closed workspace; `closes_at` is UTC. */
function isOpen(closes_at: string | null | undefined) {
  if (closes_at && closes_at <= instant(new Date())) refuse('privacy.closed')
}

const isCompany = (workspace: string) => workspace !== SYSTEM_WORKSPACE && UUID.test(workspace)

/** Knows until when a workspace takes changes. The billing area provides it. */
export abstract class WorkspaceStanding {
  /** Returns the time from which the workspace is closed, UTC. */
  abstract closesAt(workspace: string): Promise<string | null | undefined>

  /** Returns whether the workspace must pay before it takes changes. */
  abstract isReadOnly(workspace: string): Promise<boolean>
}

/**
 * Makes a workspace read-only after its trial without a subscription, and every workspace while the
 * log is at fault. Reads continue, and so do calls that must not wait for a subscription.
 */
@Injectable()
export class ReadOnly {
  constructor(
    private readonly standing: WorkspaceStanding,
    @Inject(CHAIN) private readonly chain: Pick<Chain, 'fault'>,
  ) {}

  /** Decides by the clock at this moment, independent of any stored state. */
  async refuse(workspace: string): Promise<void> {
    if (!isCompany(workspace)) return
    isOpen(await this.standing.closesAt(workspace))

    return this.refuseUnpaid(workspace)
  }

  private async refuseUnpaid(workspace: string): Promise<void> {
    if (isCompany(workspace) && (await this.standing.isReadOnly(workspace)))
      refuse('workspace.read_only')
  }

  /**
   * Refuses a call that would change a read-only workspace. If only the handler finds out the
   * workspace, returns a check for the first append.
   */
  async check(
    endpoint: Endpoint,
    { caller, target }: Authority,
    params: Record<string, string>,
  ): Promise<((workspace: string) => Promise<void>) | undefined> {
    const { method, who, whileReadOnly } = endpoint

    const open =
      method === 'GET' ||
      who === 'operator' ||
      whileReadOnly === true ||
      (whileReadOnly === 'own' && target?.self)

    if (open) return undefined
    // Calls that remain open are checked at their first append.
    if (this.chain.fault()) refuse('log.faulty')
    const workspace = caller?.workspace ?? params.ws
    if (!workspace) return (written) => this.refuse(written)
    if (!caller) return void (await this.refuse(workspace))
    isOpen(caller.closes_at)

    return void (await this.refuseUnpaid(workspace))
  }
}
