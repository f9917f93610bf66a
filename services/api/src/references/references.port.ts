import { Injectable } from '@nestjs/common'
import type { Seen } from '@workledger/domain/kernel/contents'
import type { Decider } from '@workledger/domain/kernel/decider'
import {
  type ReferenceKind,
  type ReferenceSource,
  referencesDecider,
  type Target,
} from '@workledger/domain/references/references'
import { Commands } from '../kernel/commands/commands'
import { type Outcome } from '../kernel/commands/decide'
import type { Ctx } from '../kernel/http/context'

/** Records whose commands will reference the target. */
export interface Naming extends Target {
  source: ReferenceSource
  source_ids: readonly string[]
}

/** The actor and the workspace; a call is one. */
export interface Acting {
  readonly ctx: Ctx
  readonly workspace: string
}

/** A command for a record that references others, or is referenced. */
export interface NamingCommand<S, C, E extends { type: string; data: object }> {
  readonly decider: Decider<S, C, E> & { category: string }
  readonly id: string
  readonly command: NoInfer<C>
  readonly expected?: Seen | undefined
}

export const target = (kind: ReferenceKind, id: string | null | undefined): Target[] =>
  id ? [{ kind, target_id: id }] : []

/** Prevents the removal of referenced records, and references to records under removal. */
@Injectable()
export class References {
  constructor(private readonly commands: Commands) {}

  /**
   * Runs a command whose record will reference these targets. Checks everything, then claims the
   * targets, then runs it.
   */
  async run<S, C, E extends { type: string; data: object }>(
    { ctx, workspace }: Acting,
    { decider, id, command, expected }: NamingCommand<S, C, E>,
    targets: readonly Target[],
  ): Promise<Outcome<S>> {
    const commands = this.commands.in(ctx, workspace)

    if (targets.length > 0) {
      await commands.check(decider, id, command, expected)
      await this.claim(
        ctx,
        workspace,
        targets.map((each) => ({
          ...each,
          source: decider.category as ReferenceSource,
          source_ids: [id],
        })),
      )
    }

    return commands.run(decider, id, command, expected)
  }

  /** Refuses what `claim` would refuse. */
  async check(ctx: Ctx, workspace: string, namings: readonly Naming[]): Promise<void> {
    const commands = this.commands.in(ctx, workspace)

    for (const naming of namings)
      await commands.check(referencesDecider, naming.target_id, { ...naming, type: 'claim' })
  }

  /** Claims each target in its own stream. */
  async claim(ctx: Ctx, workspace: string, namings: readonly Naming[]): Promise<void> {
    if (namings.length > 1) await this.check(ctx, workspace, namings)
    const commands = this.commands.in(ctx, workspace)

    for (const naming of namings)
      await commands.append(referencesDecider, naming.target_id, { ...naming, type: 'claim' })
  }

  /**
   * Removes an unreferenced record. `command` is the later command of the process; it is checked
   * first, because it may refuse too.
   */
  async remove<S, C, E extends { type: string; data: object }>(
    { ctx, workspace }: Acting,
    { decider, id, command }: NamingCommand<S, C, E>,
    removed: Target,
  ): Promise<void> {
    const commands = this.commands.in(ctx, workspace)
    await commands.check(decider, id, command)
    await commands.run(referencesDecider, removed.target_id, { ...removed, type: 'close' })
  }
}
