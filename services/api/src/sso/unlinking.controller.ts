import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { ssoApi as api } from '@workledger/contracts/sso/sso.api'
import { signOnDecider } from '@workledger/domain/sso/sign-on'
import { Directory, exceeds } from '../access/directory.port'
import { ProviderSignIns } from '../access/provider-sign-ins.port'
import { OwnPassword } from '../kernel/access/own-password'
import { Commands } from '../kernel/commands/commands'
import type { Call } from '../kernel/http/call'
import type { Ctx } from '../kernel/http/context'
import { Route } from '../kernel/http/route'
import { Providers } from './providers'
import { SubjectLinks } from './subject-links'

interface Link {
  readonly provider: string
  readonly workspace: string
  readonly user: string
  readonly employee: string
}

/** Ends the link between an account and a provider. */
@Controller()
export class UnlinkingController {
  constructor(
    private readonly providers: Providers,
    private readonly links: SubjectLinks,
    private readonly signIns: ProviderSignIns,
    private readonly directory: Directory,
    private readonly password: OwnPassword,
    private readonly commands: Commands,
  ) {}

  @Route(api.ownSignOnLinks)
  async own({ session }: Call<typeof api.ownSignOnLinks>) {
    if (session.impersonator) refuse('access.impersonating')
    return { data: await this.links.ofUser(session.user.id) }
  }

  @Route(api.unlinkOwnSignOn)
  async unlinkOwn({ ctx, session, body }: Call<typeof api.unlinkOwnSignOn>) {
    if (session.impersonator) refuse('access.impersonating')
    const user = session.user.id
    const linked = await this.links.ofUser(user)
    const link = linked.find(({ id }) => id === body.provider) ?? refuse('sso.not_linked')
    await this.password.confirm(session, body.current_password)
    const { id: provider, workspace } = link
    const employee = (await this.links.memberOf(workspace, user))?.id ?? refuse('sso.not_linked')
    await this.unlink(ctx, { provider, workspace, user, employee }, session.id)
  }

  @Route(api.unlinkSignOn)
  async unlinkMember({ ctx, session, caller, params }: Call<typeof api.unlinkSignOn>) {
    if (session.impersonator) refuse('access.impersonating')
    const { workspace } = caller
    const target = await this.directory.employee(workspace, params.id)
    if (!target?.user_id) return refuse('access.no_user')
    if (exceeds(target, caller)) refuse('access.denied')
    const provider = (await this.providers.ofWorkspace(workspace))?.id
    const user = target.user_id
    if (!provider || !(await this.links.isLinked(provider, user))) return refuse('sso.not_linked')
    await this.unlink(ctx, { provider, workspace, user, employee: params.id }, session.id)
  }

  /** The log has it first, so an attempt that was cut off can be repeated. */
  private async unlink(
    ctx: Ctx,
    { provider, workspace, user, employee }: Link,
    session: string,
  ): Promise<void> {
    await this.commands.in(ctx, workspace).append(signOnDecider, workspace, {
      type: 'unlink',
      workspace_id: workspace,
      employee_id: employee,
      user_id: user,
      provider_id: provider,
    })

    await this.links.unlink(provider, user)
    await this.signIns.endOpenedBy(provider, user, session)
    await ctx.settled()
  }
}
