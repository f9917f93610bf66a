import type { ApprovalStep } from '@workledger/contracts/kernel/approval-steps'
import * as declared from '@workledger/contracts/leave/leave.lists'
import { readList } from '../kernel/list-resource'
import { ruleSteps } from './leave-steps'
import { stepFactsOf } from './leave-steps.queries'

export const leaveApprovalRulesList = readList(
  declared.leaveApprovalRulesList,
  'leave_approval_rules as t',
  {
    sql: { steps_count: 'jsonb_array_length(t.steps)' },
    computed: async (db, { workspace }, rows) => {
      const steps = rows.map((row) => row.steps as ApprovalStep[])

      const facts = await stepFactsOf(
        db,
        workspace,
        steps.map((each) => ({
          employee_id: NOBODY,
          route: { rule_id: NOBODY, steps: each },
          approvals: [],
        })),
      )

      return steps.map((each) => ({ named: ruleSteps(facts, each) }))
    },
  },
)

/** A rule has no asker. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
