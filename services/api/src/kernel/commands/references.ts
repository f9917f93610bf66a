import { Injectable } from '@nestjs/common'
import type { Seen } from '@workledger/domain/kernel/contents'
import type { Decider } from '@workledger/domain/kernel/decider'
import { type ReferenceKind, type ReferenceSource, referencesDecider, type Target } from '@workledger/domain/references/references'
import type { Ctx } from '../http/context'
import { Commands, type Outcome } from './commands'

/** Records whose commands are about to name the target. */
export interface Naming extends Target {
  source: ReferenceSource
  source_ids: readonly string[]
}
export const target = (kind: ReferenceKind, id: string | null | undefined): Target[] => (id ? [{ kind, target_id: id }] : [])

/** Keeps what others name from being removed, and what is being removed from being named. */
@Injectable()
export class References {
  constructor(private readonly commands: Commands) {}

  /** Runs a command whose record will name these targets. They are claimed first, and everything is asked before anything is written. */
  async run<S, C, E extends { type: string; data: object }>(
    ctx: Ctx,
    decider: Decider<S, C, E> & { category: string },
    workspace: string,
    id: string,
    command: C,
    targets: readonly Target[],
    expected?: number | Seen,
  ): Promise<Outcome<S>> {
    if (targets.length > 0) {
      await this.commands.check(ctx, decider, workspace, id, command, expected)
      await this.claim(
        ctx,
        workspace,
        targets.map((each) => ({ ...each, source: decider.category as ReferenceSource, source_ids: [id] })),
      )
    }
    return this.commands.run(ctx, decider, workspace, id, command, expected)
  }

  /** Refuses what `claim` would refuse. */
  async check(ctx: Ctx, workspace: string, namings: readonly Naming[]): Promise<void> {
    for (const naming of namings)
      await this.commands.check(ctx, referencesDecider, workspace, naming.target_id, { ...naming, type: 'claim' })
  }

  /** Each target is decided in a stream of its own. */
  async claim(ctx: Ctx, workspace: string, namings: readonly Naming[]): Promise<void> {
    if (namings.length > 1) await this.check(ctx, workspace, namings)
    for (const naming of namings)
      await this.commands.append(ctx, referencesDecider, workspace, naming.target_id, { ...naming, type: 'claim' })
  }

  /** Removes what nobody names. `command` is what the process will then give: it is asked first, for it may refuse by itself. */
  async remove<S, C, E extends { type: string; data: object }>(
    ctx: Ctx,
    decider: Decider<S, C, E>,
    workspace: string,
    id: string,
    command: C,
    removed: Target,
  ): Promise<void> {
    await this.commands.check(ctx, decider, workspace, id, command)
    await this.commands.run(ctx, referencesDecider, workspace, removed.target_id, { ...removed, type: 'close' })
  }
}
