import { Controller } from '@nestjs/common'
import { recruitingSettingApi as api } from '@workledger/contracts/recruiting/recruiting-setting.api'
import { recruitingSettingDecider } from '@workledger/domain/recruiting/recruiting-setting'
import { recruitingTemplatesList } from '@workledger/projections/recruiting/recruiting.lists'
import { recruitingSettingOf } from '@workledger/projections/recruiting/recruiting.queries'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { Queries } from '../kernel/lists/queries'

@Controller()
export class RecruitingSettingController {
  constructor(
    private readonly queries: Queries,
    private readonly lists: Lists,
  ) {}

  @Route(api.recruitingSetting)
  async get({ workspace }: Call<typeof api.recruitingSetting>) {
    return { data: await this.setting(workspace) }
  }

  @Route(api.changeRecruitingSetting)
  async change(call: Call<typeof api.changeRecruitingSetting>) {
    const { workspace, body } = call
    const command = { type: 'change' as const, workspace_id: workspace, setting: body }

    return changing(
      call.seenOrNone(workspace),
      (seen) => call.run(recruitingSettingDecider, workspace, command, seen),
      async () => ({ data: await this.setting(workspace) }),
    )
  }

  @Route(api.recruitingTemplates)
  async templates(call: Call<typeof api.recruitingTemplates>) {
    return this.lists.page(recruitingTemplatesList, call)
  }

  @Route(api.addRecruitingTemplate)
  async addTemplate(call: Call<typeof api.addRecruitingTemplate>) {
    const { workspace, ctx, body } = call

    const template_id = ctx.newId()

    const command = {
      type: 'add-template' as const,
      workspace_id: workspace,
      template_id,
      template: body,
    }

    await call.run(recruitingSettingDecider, workspace, command)

    return { data: { id: template_id } }
  }

  @Route(api.changeRecruitingTemplate)
  async changeTemplate(call: Call<typeof api.changeRecruitingTemplate>) {
    const { workspace, params, body } = call

    const command = {
      type: 'change-template' as const,
      workspace_id: workspace,
      template_id: params.id,
      template: body,
    }

    return changing(
      call.seen(params.id),
      (seen) => call.run(recruitingSettingDecider, workspace, command, seen),
      async () => ({ data: await this.lists.one(recruitingTemplatesList, call, params.id) }),
    )
  }

  @Route(api.deleteRecruitingTemplate)
  async deleteTemplate(call: Call<typeof api.deleteRecruitingTemplate>) {
    const { workspace, params } = call

    const command = {
      type: 'delete-template' as const,
      workspace_id: workspace,
      template_id: params.id,
    }

    await call.run(recruitingSettingDecider, workspace, command)
  }

  private setting(workspace: string) {
    return this.queries.ask(workspace, (db) => recruitingSettingOf(db, workspace))
  }
}
