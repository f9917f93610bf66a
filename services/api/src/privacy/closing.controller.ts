import { Controller } from '@nestjs/common'
import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import { closingApi as api } from '@workledger/contracts/privacy/closing.api'
import { workspaceDecider } from '@workledger/domain/workspaces/workspace'
import { Commands } from '../kernel/commands/commands'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'

/** The end of a workspace: announced, withdrawn, or executed by a schedule after its notice. */
@Controller()
export class ClosingController {
  constructor(private readonly commands: Commands) {}

  @Route(api.closeWorkspace)
  async close(call: Call<typeof api.closeWorkspace>) {
    const { ctx, workspace, body, session } = call

    if (session.impersonator) refuse('access.impersonating')
    const state = await this.commands.state(workspaceDecider, workspace, workspace)
    if (state.status !== 'open') return refuse('not_found')
    const name = String(state.profile.name)
    if (body.name.trim() !== name.trim()) refuseField('name', 'privacy.company_name')

    await call.run(workspaceDecider, workspace, {
      type: 'announce-closing',
      workspace_id: workspace,
      now: ctx.now.toISOString(),
      notice_days: body.notice_days,
    })

    return { message: 'Closing is announced' }
  }

  @Route(api.withdrawClosing)
  async withdraw(call: Call<typeof api.withdrawClosing>) {
    const { workspace, session } = call

    if (session.impersonator) refuse('access.impersonating')

    await call.run(workspaceDecider, workspace, {
      type: 'withdraw-closing',
      workspace_id: workspace,
    })
  }
}
