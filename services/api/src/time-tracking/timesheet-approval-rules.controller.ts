import { Controller } from '@nestjs/common'
import type { ApprovalStep } from '@workledger/contracts/kernel/approval-steps'
import { refuse } from '@workledger/contracts/kernel/errors'
import {
  timesheetApprovalApi as api,
  timesheetApprovalRuleBody,
} from '@workledger/contracts/time-tracking/timesheet-approval.api'
import { timesheetPreviewApi } from '@workledger/contracts/time-tracking/timesheet-preview.api'
import { timesheetStepRulesDecider } from '@workledger/domain/time-tracking/timesheet-step-rules'
import { idsOfDepartments } from '@workledger/projections/structure/structure.queries'
import { timesheetApprovalRulesList } from '@workledger/projections/time-tracking/time-tracking.lists'
import { checkSteps, wholeSteps } from '../access/checked-steps.port'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { changed } from '../kernel/http/changed'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { WeekSteps } from './week-steps.service'

type Body = Call<typeof api.addTimesheetApprovalRule>['body']

/** Rules for the approval of weeks in steps. */
@Controller()
export class TimesheetApprovalRulesController {
  constructor(
    private readonly lists: Lists,
    private readonly steps: WeekSteps,
  ) {}

  @Route(api.timesheetApprovalRules)
  list(call: Call<typeof api.timesheetApprovalRules>) {
    return this.lists.page(timesheetApprovalRulesList, call, {})
  }

  @Route(api.addTimesheetApprovalRule)
  async add(call: Call<typeof api.addTimesheetApprovalRule>) {
    const { workspace, body, ctx } = call
    const rule = await this.checked(call, body)
    const rule_id = ctx.newId()

    await call.run(timesheetStepRulesDecider, workspace, {
      ...rule,
      type: 'add-rule',
      workspace_id: workspace,
      rule_id,
    })

    return { data: { id: rule_id } }
  }

  @Route(api.changeTimesheetApprovalRule)
  async change(call: Call<typeof api.changeTimesheetApprovalRule>) {
    const { workspace, params, body } = call
    const { name, departments, from_hours, steps } = await this.read(call)
    const before = { name, departments, from_hours, steps }
    const whole = changed(timesheetApprovalRuleBody, before, body)
    // People who have left, and deleted departments, may stay where they do not change.
    const kept = { departments, ...(body.steps && { steps }) }
    const rule = await this.checked(call, whole, kept)

    return changing(
      call.seen(params.id),
      (seen) =>
        call.run(
          timesheetStepRulesDecider,
          workspace,
          { ...rule, type: 'change-rule', workspace_id: workspace, rule_id: params.id },
          seen,
        ),
      async () => ({ data: await this.read(call) }),
    )
  }

  @Route(api.deleteTimesheetApprovalRule)
  async delete(call: Call<typeof api.deleteTimesheetApprovalRule>) {
    const { workspace, params } = call

    await call.run(timesheetStepRulesDecider, workspace, {
      type: 'delete-rule',
      workspace_id: workspace,
      rule_id: params.id,
    })
  }

  /** The steps of a week of some hours, as it would have them now. */
  @Route(timesheetPreviewApi.previewTimesheetSteps)
  async preview(call: Call<typeof timesheetPreviewApi.previewTimesheetSteps>) {
    const { workspace, params, query } = call
    const seconds = Math.floor(Number(query.hours) * 3600)

    return {
      data: await call.read((db) => this.steps.draft(db, workspace, params.id, seconds)),
    }
  }

  private read(call: Call<typeof api.changeTimesheetApprovalRule>) {
    return this.lists.one(timesheetApprovalRulesList, call, call.params.id)
  }

  /** Refuses departments, roles and people that are not there. */
  private async checked(
    call: Pick<Call, 'read' | 'workspace'>,
    body: Body,
    kept: { departments?: readonly string[]; steps?: ApprovalStep[] } = {},
  ) {
    const { name, from_hours } = body
    const departments = [...new Set(body.departments)]
    const steps = wholeSteps(body.steps)
    const there = await call.read((db) => idsOfDepartments(db, call.workspace, departments))

    if (departments.some((id) => !there.has(id) && !kept.departments?.includes(id)))
      refuse('timesheet.rule_department', { field: 'departments' })

    const codes = { role: 'timesheet.step_role', people: 'timesheet.step_people' } as const
    await checkSteps(call, steps, kept.steps, codes)

    return { name, departments, from_hours, steps }
  }
}
