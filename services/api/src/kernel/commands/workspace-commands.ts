import type { Seen } from '@workledger/domain/kernel/contents'
import type { Decider } from '@workledger/domain/kernel/decider'
import type { Ctx } from '../http/context'
import type { Commands } from './commands'
import type { AnyEvent, Outcome } from './decide'

/** The commands of one request in one workspace; they share its context, actor and workspace. */
export class WorkspaceCommands {
  constructor(
    private readonly commands: Commands,
    private readonly ctx: Ctx,
    private readonly workspace: string,
  ) {}

  /**
   * Runs the only or last command of a request. When it returns, any read shows the result of the
   * request.
   */
  async run<S, C, E extends AnyEvent>(
    decider: Decider<S, C, E>,
    id: string,
    command: C,
    expected?: number | Seen,
  ): Promise<Outcome<S>> {
    const outcome = await this.append(decider, id, command, expected)
    await this.ctx.settled()
    return outcome
  }

  /** Runs one of several commands of a request, without waiting for the read tables. */
  append<S, C, E extends AnyEvent>(
    decider: Decider<S, C, E>,
    id: string,
    command: C,
    expected?: number | Seen,
  ): Promise<Outcome<S>> {
    const { ctx, workspace } = this
    return this.commands.append({ ctx, workspace, decider, id, command, expected })
  }

  /**
   * Refuses now what `append` would refuse later, for a step after a reservation: a refused request
   * writes nothing.
   */
  check<S, C, E extends AnyEvent>(
    decider: Decider<S, C, E>,
    id: string,
    command: C,
    expected?: number | Seen,
  ): Promise<void> {
    const { ctx, workspace } = this
    return this.commands.check({ ctx, workspace, decider, id, command, expected })
  }

  /** Returns commands for streams that the request has already written to. */
  step(label: string): WorkspaceCommands {
    return this.commands.in(this.ctx.step(label), this.workspace)
  }
}
