import { Injectable } from '@nestjs/common'
import type { FactorKind } from '@workledger/contracts/access/factor.events'
import { RECOVERY_CODES } from '@workledger/contracts/access/factors.api'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import type { FactorCommand } from '@workledger/domain/access/factors'
import { userDecider } from '@workledger/domain/access/user'
import { Commands } from '../kernel/commands/commands'
import type { Ctx } from '../kernel/http/context'
import { Factors } from './factors'

/** Writes about second factors to an account's stream, and the recovery codes that follow. */
@Injectable()
export class FactorWrites {
  constructor(
    private readonly commands: Commands,
    private readonly factors: Factors,
  ) {}

  add(ctx: Ctx, user_id: string, factor_id: string, added: { kind: FactorKind; name: string }) {
    const { kind, name } = added
    return this.append(ctx, { type: 'add-factor', user_id, factor_id, kind, name })
  }

  /** Makes recovery codes with the first factor; null: the account has some already. */
  async firstCodes(ctx: Ctx, user: string): Promise<string[] | null> {
    const left = await this.factors.codesLeft(user)
    return left > 0 ? null : this.makeCodes(ctx.step('codes'), user)
  }

  async makeCodes(ctx: Ctx, user_id: string): Promise<string[]> {
    await this.append(ctx, { type: 'make-recovery-codes', user_id, codes: RECOVERY_CODES })
    return this.factors.makeRecoveryCodes(user_id)
  }

  append(ctx: Ctx, command: FactorCommand) {
    return this.commands.in(ctx, SYSTEM_WORKSPACE).append(userDecider, command.user_id, command)
  }

  run(ctx: Ctx, command: FactorCommand) {
    return this.commands.in(ctx, SYSTEM_WORKSPACE).run(userDecider, command.user_id, command)
  }
}
