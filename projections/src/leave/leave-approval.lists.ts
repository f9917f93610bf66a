import type { ApprovalStep } from '@workledger/contracts/kernel/approval-steps'
import * as declared from '@workledger/contracts/leave/leave.lists'
import { routedLeaves } from '../access/approval-steps.port'
import { ruleStepsOf } from '../access/shown-steps.port'
import { readList } from '../kernel/list-resource'

export const leaveApprovalRulesList = readList(
  declared.leaveApprovalRulesList,
  'leave_approval_rules as t',
  {
    sql: { steps_count: 'jsonb_array_length(t.steps)' },
    computed: async (db, { workspace }, rows) => {
      const steps = rows.map((row) => row.steps as ApprovalStep[])
      const named = await ruleStepsOf(db, routedLeaves, workspace, steps)
      return named.map((each) => ({ named: each }))
    },
  },
)
